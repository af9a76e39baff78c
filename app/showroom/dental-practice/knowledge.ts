import type { Knowledge } from '~/assistant/knowledge'
import { facts } from './facts'

const { doctors, phone, nightPhone, sameDay, checkup, cleaning, filling, whitening, crown, children } = facts
const week = `${facts.week.days} ${facts.week.opens}–${facts.week.closes}`
const friday = `Friday ${facts.friday.opens}–${facts.friday.closes}`
const call = `call ${phone} now, and out of hours ${nightPhone}.`

export const dentalPractice: Knowledge = {
  introduction: `I am the practice’s assistant, a program that answers from a written list. Anything about your health I leave to ${doctors.join(' and ')}.`,
  topics: [
    {
      id: 'hours',
      label: 'Opening hours',
      answer: [`We’re open ${week}, ${friday}. On weekends and public holidays we’re closed.`],
    },
    {
      id: 'address',
      label: 'Where we are',
      answer: [`You find us at ${facts.address} in ${facts.town}, opposite ${facts.landmark}.`],
    },
    {
      id: 'contact',
      label: 'Our number',
      answer: [`Call us at ${phone}.`],
    },
    {
      id: 'emergency',
      label: 'Pain and emergencies',
      answer: [
        `Yes: ${sameDay[0]}, ${sameDay[1]} and ${sameDay[2]} are kept free for pain, on Fridays only ${sameDay[0]}.`,
        `If it can’t wait: while we’re open, call ${phone}; out of hours, ${nightPhone}.`,
      ],
    },
    {
      id: 'filling',
      hasPrice: true,
      label: 'Fillings',
      answer: [`A filling is $${filling.price}, and it takes ${filling.minutes} minutes.`],
    },
    {
      id: 'checkup',
      hasPrice: true,
      label: 'Checkups',
      answer: [`A checkup is $${checkup.price} with the X-ray. Come every ${checkup.interval}.`],
    },
    {
      id: 'cleaning',
      hasPrice: true,
      label: 'Cleanings',
      answer: [`Our hygienist cleans your teeth for $${cleaning.price}, in ${cleaning.minutes} minutes.`],
    },
    {
      id: 'nervous',
      label: 'If you’re nervous',
      answer: [
        'Nothing starts before you say so, and you get a stop signal: give it, and we stop. Your first visit is longer, so there is time.',
      ],
    },
    {
      id: 'anaesthetic',
      label: 'The anaesthetic',
      answer: [
        `The area is numb before work begins. That wears off in ${facts.numb}. Should you feel something, give the stop signal, and we stop.`,
        `What yours will be like, ${doctors.join(' or ')} tells you before. To ask now, call ${phone}.`,
      ],
    },
    {
      id: 'whitening',
      hasPrice: true,
      label: 'Whitening',
      answer: [`Whitening is $${whitening.price}. We only do it after a checkup.`],
    },
    {
      id: 'new-patients',
      label: 'New patients',
      answer: [`We take new patients. Plan ${facts.firstVisit} for the first visit.`],
    },
    {
      id: 'children',
      label: 'Children',
      answer: [
        `We see children from ${children.age} years on. Under ${children.freeUnder}, the first visit is free.`,
      ],
    },
    {
      id: 'insurance',
      label: 'Insurance',
      answer: ['We take most plans. Bring your card, and we file the claim.'],
    },
    {
      id: 'payment-plan',
      label: 'Paying in instalments',
      answer: [
        `From $${facts.paymentPlan.from} you can pay over ${facts.paymentPlan.time}, without interest.`,
      ],
    },
    {
      id: 'cancel',
      label: 'Cancelling an appointment',
      answer: [`Please cancel ${facts.cancel.hours} hours before. After that it costs $${facts.cancel.fee}.`],
    },
    {
      id: 'parking',
      label: 'Parking',
      answer: [`Parking is free for ${facts.freeParking} in the ${facts.street} garage.`],
    },
    {
      id: 'access',
      label: 'Getting in with a wheelchair',
      answer: ['There is a lift, the way in has no steps, and one room is made for wheelchairs.'],
    },
    {
      id: 'languages',
      label: 'Languages',
      answer: [`We speak ${facts.languages}.`],
    },
    {
      id: 'forms',
      label: 'Forms before the first visit',
      answer: ['Please fill in the forms online before your first visit.'],
    },
    {
      id: 'crown',
      hasPrice: true,
      label: 'Crowns',
      answer: [`A crown takes ${crown.visits}, from $${crown.price}.`],
    },
    {
      id: 'wisdom',
      label: 'Wisdom teeth',
      answer: ['We remove wisdom teeth after an X-ray. When one is complicated, we refer you.'],
    },
  ],
  suggestions: [
    'What does a filling cost?',
    'It hurts. Can I come in today?',
    'I’m scared of the drill',
    'Do you take new patients?',
    'Which insurance do you take?',
    'From what age do you see children?',
    'How do I cancel?',
    'Can I pay in instalments?',
  ],
  handover: {
    who: `${doctors.join(' or ')} will answer that: call ${phone}, ${week}, ${friday}.`,
    first: {
      health: `If it can’t wait, ${call}`,
      danger: `If it can’t wait, ${call}`,
      // Pain may be told in words that nothing here is like.
      unsure: `If it hurts and can’t wait, ${call}`,
    },
    link: { label: `Call ${phone}`, to: `tel:${phone}` },
  },
  manners: {
    hello: `Hello, and welcome to ${facts.name}. How can I help?`,
    thanks: 'You’re very welcome.',
    bye: 'Goodbye, and take care.',
    name: 'Nice to meet you. How can I help?',
    'how-are-you': 'Very well, thank you. How can I help you?',
    abilities:
      'I can tell you what we do, what it costs and when we’re open, and find you a time today if it hurts.',
    program: `I’m an automated assistant: a program made for ${facts.name}. I answer from the practice’s list, and ${doctors.join(' and ')} answer the rest.`,
  },
}
