import type { Knowledge } from '~/assistant/knowledge'
import { openingSentence } from '../draft/week'
import { openOn, weekFrom } from '../conversation/answers-first'
import { facts } from './facts'

const { doctors, phone, nightPhone, sameDay, checkup, cleaning, filling, whitening, crown, children } = facts
const open = weekFrom([facts.week, facts.friday])
const hours = openingSentence(open)
const [morning, ...afternoon] = sameDay
const call = `call ${phone} now, or ${nightPhone} when we’re closed.`

export const dentalPractice: Knowledge = {
  introduction: `I’m the practice’s assistant, a program that answers from a written list. Anything about your health goes to ${doctors.join(' and ')}.`,
  topics: [
    {
      id: 'hours',
      open: openOn(open, 'holidays'),
      label: 'Opening hours',
      answer: [`We’re open ${hours}. We’re closed weekends and holidays.`],
    },
    {
      id: 'address',
      label: 'Where we are',
      answer: [`We’re at ${facts.address} in ${facts.town}, across from ${facts.landmark}.`],
    },
    {
      id: 'contact',
      label: 'Our phone number',
      answer: [`Call us at ${phone}, or after hours, if it can’t wait, at ${nightPhone}.`],
    },
    {
      id: 'emergency',
      label: 'Pain and emergencies',
      answer: [
        `Yes. We hold ${morning}, ${afternoon.join(' and ')} for emergencies every weekday (Fridays ${morning} only).`,
        `If it can’t wait, call ${phone}, or ${nightPhone} when we’re closed.`,
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
      answer: [`A checkup is $${checkup.price} with the X-ray. Come in every ${checkup.interval}.`],
    },
    {
      id: 'cleaning',
      hasPrice: true,
      label: 'Cleanings',
      answer: [`A cleaning with our hygienist is $${cleaning.price} and takes ${cleaning.minutes} minutes.`],
    },
    {
      id: 'nervous',
      label: 'If you’re nervous',
      answer: [
        'Nothing starts until you say so, and you get a stop signal: give it, and we stop. Your first visit is longer, so there’s time.',
      ],
    },
    {
      id: 'anaesthetic',
      first: {},
      label: 'The anesthetic',
      answer: [
        `The area is numb before we start, and the numbness wears off in ${facts.numb}. If you feel anything, give the stop signal and we stop.`,
        `${doctors.join(' or ')} will tell you beforehand what yours will be like. To ask now, call ${phone}.`,
      ],
    },
    {
      id: 'whitening',
      first: { 'No.': /\bwithout\b.*\bcheckup/i, 'Yes.': /^(?:do|can)\b/i },
      hasPrice: true,
      label: 'Whitening',
      answer: [`Whitening is $${whitening.price}. We only do it after a checkup.`],
    },
    {
      id: 'new-patients',
      label: 'New patients',
      answer: [`We’re taking new patients. The first visit takes ${facts.firstVisit}.`],
    },
    {
      id: 'children',
      label: 'Kids',
      answer: [`We see kids from age ${children.age}. Under ${children.freeUnder}, the first visit is free.`],
    },
    {
      id: 'insurance',
      label: 'Insurance',
      answer: ['We take most plans. Bring your card, and we file the claim.'],
    },
    {
      id: 'payment-plan',
      first: { 'Yes.': /^(?:do|can|is it|are)\b.*(?:installment|instalment|month|payment|split|over time)/i },
      label: 'Paying in installments',
      answer: [`From $${facts.paymentPlan.from}, you can pay over ${facts.paymentPlan.time}, interest-free.`],
    },
    {
      id: 'cancel',
      first: { [`$${facts.cancel.fee}.`]: /\b(?:fee|charge|cost|pay|same|late)/i },
      label: 'Canceling an appointment',
      answer: [`It’s free up to ${facts.cancel.hours} hours ahead; after that it’s $${facts.cancel.fee}.`],
    },
    {
      id: 'parking',
      label: 'Parking',
      answer: [`Parking is free for ${facts.freeParking} in the ${facts.street} garage.`],
    },
    {
      id: 'access',
      first: { 'Yes.': /elevator|lift|access|free|^(?:can|do)\b/i, 'No steps.': /step|stair|ramp/i },
      label: 'Wheelchair access',
      answer: ['There are no steps at the door, there’s an elevator, and one room is made for wheelchairs.'],
    },
    {
      id: 'languages',
      first: { 'Yes.': /spanish|urdu|english/i, 'No.': /french|german|polish|chinese|arabic|russian/i },
      label: 'Languages',
      answer: [`We speak ${facts.languages}.`],
    },
    {
      id: 'forms',
      label: 'Forms before the first visit',
      answer: ['Please fill out the forms online before your first visit.'],
    },
    {
      id: 'crown',
      hasPrice: true,
      label: 'Crowns',
      answer: [`A crown starts at $${crown.price} and takes ${crown.visits}.`],
    },
    {
      id: 'wisdom',
      first: { 'Yes.': /^(?:do|can|could|will) you\b/i },
      label: 'Wisdom teeth',
      answer: ['We remove wisdom teeth after an X-ray. If one is complicated, we refer you.'],
    },
  ],
  suggestions: [
    'What does a filling cost?',
    'It hurts. Can I come in today?',
    'I’m scared of the drill',
    'Do you take new patients?',
    'Which insurance do you take?',
    'How young do you see kids?',
    'How do I cancel?',
    'Can I pay in installments?',
  ],
  handover: {
    who: `${doctors.join(' or ')} will answer that: call ${phone}, ${hours}.`,
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
      'I can tell you what we do, what it costs and our hours, or find you a time today if it hurts.',
    program: `I’m an automated assistant: a program made for ${facts.name}. I answer from the practice’s list, and ${doctors.join(' and ')} answer the rest.`,
  },
}
