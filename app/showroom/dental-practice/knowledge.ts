import type { Knowledge } from '~/assistant/knowledge'
import { openingSentence } from '../draft/week'
import { firstOf, on, openOn, weekFrom, yes } from '../kit/answers-first'
import { facts } from './facts'

const { doctors, phone, nightPhone, sameDay, checkup, cleaning, filling, whitening, crown, children } = facts
const open = weekFrom([
  { days: facts.week.days, from: facts.week.opens, until: facts.week.closes },
  { days: 'Friday', from: facts.friday.opens, until: facts.friday.closes },
])
const hours = openingSentence(open)
const [morning, ...afternoon] = sameDay
const call = `call ${phone} now, or ${nightPhone} when we’re closed.`

export const dentalPractice: Knowledge = {
  introduction: `I’m the practice’s assistant, a program that answers from a written list. Anything about your health goes to ${doctors.join(' and ')}.`,
  topics: [
    {
      id: 'hours',
      first: openOn(open, 'public holidays'),
      label: 'Opening hours',
      answer: [`We’re open ${hours}. On weekends and public holidays we’re closed.`],
    },
    {
      id: 'address',
      label: 'Where we are',
      answer: [`We’re at ${facts.address} in ${facts.town}, across from ${facts.landmark}.`],
    },
    {
      id: 'contact',
      label: 'Our phone number',
      answer: [`Call us at ${phone}.`],
    },
    {
      id: 'emergency',
      label: 'Pain and emergencies',
      answer: [
        `Yes. We hold ${morning}, ${afternoon.join(' and ')} for emergencies every day (Fridays ${morning} only).`,
        `If it can’t wait, call ${phone}, or ${nightPhone} when we’re closed.`,
      ],
    },
    {
      id: 'filling',
      first: yes,
      hasPrice: true,
      label: 'Fillings',
      answer: [`A filling is $${filling.price}, and it takes ${filling.minutes} minutes.`],
    },
    {
      id: 'checkup',
      first: yes,
      hasPrice: true,
      label: 'Checkups',
      answer: [`A checkup is $${checkup.price} with the X-ray. Come every ${checkup.interval}.`],
    },
    {
      id: 'cleaning',
      first: yes,
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
      label: 'The anesthetic',
      answer: [
        `The area is numb before we start, and the numbness wears off in ${facts.numb}. If you feel anything, give the stop signal and we stop.`,
        `${doctors.join(' or ')} will tell you beforehand what yours will be like. To ask now, call ${phone}.`,
      ],
    },
    {
      id: 'whitening',
      first: firstOf(on(/\bwithout\b.*\bcheckup/i, 'No.'), yes),
      hasPrice: true,
      label: 'Whitening',
      answer: [`Whitening is $${whitening.price}. We only do it after a checkup.`],
    },
    {
      id: 'new-patients',
      first: yes,
      label: 'New patients',
      answer: [`We’re taking new patients. Plan ${facts.firstVisit} for the first visit.`],
    },
    {
      id: 'children',
      first: yes,
      label: 'Children',
      answer: [
        `We see children from age ${children.age}. Under ${children.freeUnder}, the first visit is free.`,
      ],
    },
    {
      id: 'insurance',
      first: yes,
      label: 'Insurance',
      answer: ['We take most plans. Bring your card, and we file the claim.'],
    },
    {
      id: 'payment-plan',
      first: firstOf(on(/\b(?:installments?|instalments?|monthly|payments)\b/i, 'Yes.'), yes),
      label: 'Paying in installments',
      answer: [`From $${facts.paymentPlan.from}, you can pay over ${facts.paymentPlan.time}, interest-free.`],
    },
    {
      id: 'cancel',
      label: 'Canceling an appointment',
      answer: [`It’s free up to ${facts.cancel.hours} hours ahead; after that it’s $${facts.cancel.fee}.`],
    },
    {
      id: 'parking',
      first: yes,
      label: 'Parking',
      answer: [`Parking is free for ${facts.freeParking} in the ${facts.street} garage.`],
    },
    {
      id: 'access',
      first: firstOf(
        on(/\b(?:elevator|lift|accessible|step.free)\b/i, 'Yes.'),
        on(/\b(?:steps?|stairs?|ramp)\b/i, 'No steps.'),
        yes,
      ),
      label: 'Wheelchair access',
      answer: ['There are no steps at the door, there’s an elevator, and one room is made for wheelchairs.'],
    },
    {
      id: 'languages',
      first: firstOf(
        on(/\b(?:spanish|urdu|english|español)\b/i, 'Yes.'),
        on(
          /\b(?:french|german|polish|chinese|mandarin|arabic|russian|portuguese|vietnamese|korean|hindi|italian|japanese|tagalog|turkish)\b/i,
          'No, sorry.',
        ),
      ),
      label: 'Languages',
      answer: [`We speak ${facts.languages}.`],
    },
    {
      id: 'forms',
      first: on(/\bonline\b/i, 'Yes.'),
      label: 'Forms before the first visit',
      answer: ['Please fill out the forms online before your first visit.'],
    },
    {
      id: 'crown',
      first: yes,
      hasPrice: true,
      label: 'Crowns',
      answer: [`A crown starts at $${crown.price} and takes ${crown.visits}.`],
    },
    {
      id: 'wisdom',
      first: yes,
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
      'I can tell you what we do, what it costs and when we’re open, and find you a time today if it hurts.',
    program: `I’m an automated assistant: a program made for ${facts.name}. I answer from the practice’s list, and ${doctors.join(' and ')} answer the rest.`,
  },
}
