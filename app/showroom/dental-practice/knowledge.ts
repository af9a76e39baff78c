import { fillAll } from '~/content/fill'
import { handoverTo, topicsFrom, type Knowledge } from '~/assistant/knowledge'
import { openingSentence, weekFrom } from '../draft/week'
import { openOn } from '../conversation/open-on'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }

const { doctors, phone, nightPhone, sameDay, checkup, cleaning, filling, whitening, crown, children } = facts
const open = weekFrom(facts.hours)
const hours = openingSentence(open)
const [morning, ...afternoon] = sameDay
const atOnce = `If it can’t wait, call ${phone}, or ${nightPhone} when we’re closed.`
const depends = `That depends on what the dentist finds: a checkup is $${checkup.price}, a filling $${filling.price}, a crown from $${crown.price}.`

export const dentalPractice: Knowledge = {
  introduction: `I’m the practice’s assistant, a program that answers from a written list. Anything about your health goes to ${doctors.join(' and ')}.`,
  topics: topicsFrom({
    ...texts.topics,
    hours: {
      label: 'Opening hours',
      open: openOn(open, 'holidays', 'Tuesday'),
      answer: `We’re open ${hours}. We’re closed weekends and holidays.`,
    },
    address: {
      label: 'Where we are',
      answer: `We’re at ${facts.address} in ${facts.town}, across from ${facts.landmark}.`,
    },
    emergency: {
      label: 'Pain and emergencies',
      parts: { [depends]: /\b(?:how much|costs?|prices?|charge)\b/i },
      first: { 'Yes.': /\?|\b(?:can|could|do you|any|anything|come|today|see me|fit me)\b/i, [atOnce]: /^/ },
      answer: [
        `We hold ${morning}, ${afternoon.join(' and ')} for emergencies every weekday (Fridays ${morning} only).`,
        atOnce,
      ],
    },
    filling: {
      label: 'Fillings',
      hasPrice: true,
      answer: `A filling is $${filling.price}, and it takes ${filling.minutes} minutes.`,
    },
    checkup: {
      label: 'Checkups',
      hasPrice: true,
      answer: `A checkup is $${checkup.price} with the X-ray. Come in every ${checkup.interval}.`,
    },
    cleaning: {
      label: 'Cleanings',
      hasPrice: true,
      answer: `A cleaning with our hygienist is $${cleaning.price} and takes ${cleaning.minutes} minutes.`,
    },
    anaesthetic: {
      label: 'The anesthetic',
      answer: [
        `The area is numb before we start, and the numbness wears off in ${facts.numb}. If you feel anything, give the stop signal and we stop.`,
        `${doctors.join(' or ')} will tell you beforehand what yours will be like. To ask now, call ${phone}.`,
      ],
    },
    whitening: {
      label: 'Whitening',
      hasPrice: true,
      first: { 'No.': /\bwithout\b/i, 'Yes.': /^(?:do|can)\b/i },
      answer: `Whitening is $${whitening.price}. We only do it after a checkup.`,
    },
    'new-patients': {
      label: 'New patients',
      parts: { [`${doctors.join(' and ')}, with a hygienist for cleanings.`]: /\bwho\b|\bdoctors\b/i },
      answer: `We’re taking new patients. The first visit takes ${facts.firstVisit}.`,
    },
    children: {
      label: 'Kids',
      answer: `We see kids from age ${children.age}. Under ${children.freeUnder}, the first visit is free.`,
    },
    'payment-plan': {
      label: 'Paying in installments',
      first: { 'Yes.': /^(?:do|can|is it|are)\b.*(?:installment|instalment|month|payment|split|over time)/i },
      answer: `From $${facts.paymentPlan.from}, you can pay over ${facts.paymentPlan.time}, interest-free.`,
    },
    cancel: {
      label: 'Canceling an appointment',
      first: { [`$${facts.cancel.fee}.`]: /\b(?:fee|charge|cost|pay|same|late)/i },
      answer: `It’s free up to ${facts.cancel.hours} hours ahead; after that it’s $${facts.cancel.fee}.`,
    },
    parking: {
      label: 'Parking',
      answer: `Parking is free for ${facts.freeParking} in the ${facts.street} garage.`,
    },
    access: {
      label: 'Wheelchair access',
      first: { 'Yes.': /elevator|lift|access|free|^(?:can|do)\b/i, 'No steps.': /step|stair|ramp/i },
      answer: 'There are no steps at the door, there’s an elevator, and one room is made for wheelchairs.',
    },
    languages: {
      label: 'Languages',
      first: { 'Yes.': /spanish|urdu|english/i, 'No.': /french|german|polish|chinese|arabic|russian|portu/i },
      answer: `We speak ${facts.languages}.`,
    },
    crown: {
      label: 'Crowns',
      hasPrice: true,
      answer: `A crown starts at $${crown.price} and takes ${crown.visits}.`,
    },
    contact: {
      label: 'Our phone number',
      parts: { [`For a time, call ${phone}.`]: /\b(?:how much|costs?|prices?|charge|when)\b/i },
      answer: `Call us at ${phone}, or after hours, if it can’t wait, at ${nightPhone}.`,
    },
    wisdom: {
      label: 'Wisdom teeth',
      first: { 'Yes.': /^(?:do|can|could|will) you\b/i },
      answer: 'We remove wisdom teeth after an X-ray. If one is complicated, we refer you.',
    },
  }),
  suggestions: texts.suggestions,
  handover: {
    ...handoverTo(doctors.join(' or '), phone, hours),
    first: {
      health: atOnce,
      danger: atOnce,
      // Pain may be told in unknown words.
      unsure: atOnce.replace('it', 'it hurts and'),
    },
  },
  manners: fillAll(texts.manners, { name: facts.name, doctors: doctors.join(' and '), phone }),
}
