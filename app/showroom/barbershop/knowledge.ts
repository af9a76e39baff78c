import type { Knowledge } from '~/assistant/knowledge'
import { asPrice } from '~/offers/dollars'
import { call, find, hours, wordsOf } from './words'
import { facts } from './facts'
import { firstOf, no, on, openOn, weekFrom, yes } from '../kit/answers-first'
import { clock, inWords } from '../kit/formats'
import { mostNamed } from '../heard-choice'

const { address, children, products, services } = facts
const { cut, 'cut-and-beard': both, 'hot-towel-shave': shave, 'beard-trim': beardTrim } = services
const { quietHour } = children
const { sam, ray, theo } = facts.barbers
const child = /\b(?:child|children|kid|kids|son|daughter|boy|girl|toddler|grandson|year[- ]olds?)\b/i

/** The one service that is named. */
function named(question: string) {
  const [{ value } = { value: '' }, ...others] = mostNamed(wordsOf(null).services, question)
  return others.length > 0 ? undefined : services[value as keyof typeof services]
}

function priced(question: string) {
  if (child.test(question)) return `${asPrice(children.price)} under ${children.under}.`
  const service = named(question)
  return service && `${asPrice(service.price)}, and it takes ${service.minutes} minutes.`
}

function lasting(question: string) {
  const service = named(question)
  return service && `${service.minutes} minutes.`
}

export const barbershop: Knowledge = {
  introduction: `I’m the shop’s assistant, a program that answers from a written list. Anything else goes to ${sam.name}, ${ray.name} and ${theo.name}.`,
  topics: [
    {
      id: 'hours',
      first: openOn(weekFrom(facts.hours), 'public holidays'),
      label: 'Opening hours',
      answer: [`We’re open ${hours.inSentence}. On ${facts.closed} we’re closed.`],
    },
    {
      id: 'prices',
      first: priced,
      hasPrice: true,
      label: 'Prices',
      answer: [
        `A cut is ${asPrice(cut.price)}, cut and beard ${asPrice(both.price)}, a hot-towel shave ${asPrice(shave.price)}, a beard trim alone ${asPrice(beardTrim.price)}. Children under ${children.under} pay ${asPrice(children.price)}.`,
      ],
    },
    {
      id: 'booking',
      first: yes,
      label: 'How to book',
      answer: [`Book online or by phone, up to ${inWords(facts.booking.weeksAhead)} weeks ahead.`],
    },
    {
      id: 'walk-in',
      first: firstOf(
        on(/afternoon|evening|\bpm\b|after (?:noon|lunch|work|[1-9])/i, 'Before noon only.'),
        yes,
      ),
      label: 'Walking in without an appointment',
      answer: [`Before ${facts.walkIn.before} you’re welcome to walk in when a chair is free.`],
    },
    {
      id: 'duration',
      first: lasting,
      label: 'How long it takes',
      answer: [
        `A cut takes ${cut.minutes} minutes, cut and beard ${both.minutes}, a shave ${shave.minutes}.`,
      ],
    },
    {
      id: 'barbers',
      first: yes,
      label: 'Our barbers',
      answer: [
        `${sam.name} does ${sam.does}, ${ray.name} works with ${ray.does}, and ${theo.name} does ${theo.does}. Ask for one of them by name when you book.`,
      ],
    },
    {
      id: 'cancel',
      first: yes,
      label: 'Canceling an appointment',
      answer: [
        `It’s free to cancel up to ${inWords(facts.cancel.hoursBefore)} hours before your appointment.`,
      ],
    },
    {
      id: 'late',
      label: 'Running late',
      answer: [
        `We hold your chair for ${inWords(facts.late.minutes)} minutes. After that it goes to the next in line.`,
      ],
    },
    {
      id: 'parking',
      first: firstOf(on(/\bis\b.*\bfree\b/i, 'Yes.'), yes),
      label: 'Parking',
      answer: [`Parking is free: ${inWords(facts.parkingPlaces)} spots behind the shop.`],
    },
    {
      id: 'address',
      label: 'Where we are',
      answer: [
        `We’re at ${find.title}, ${address.town}, beside ${address.beside}. It’s a ${facts.minutesFromStation}-minute walk from the station.`,
      ],
    },
    {
      id: 'contact',
      label: 'Our phone number',
      answer: [`Call us at ${call.label}.`],
    },
    {
      id: 'payment',
      first: firstOf(
        on(/\b(?:checks?|cheques?)\b/i, 'No.'),
        on(/\b(?:cash|cards?|credit|debit|visa|mastercard|amex)\b/i, 'Yes.'),
      ),
      label: 'Ways to pay',
      answer: ['We take cash and cards. We don’t take checks.'],
    },
    {
      id: 'children',
      first: yes,
      label: 'Children',
      answer: [
        `We cut kids’ hair from age ${inWords(children.from)} and have a booster seat. The quiet hour is ${quietHour.day} from ${clock(quietHour.from)} to ${clock(quietHour.until)}.`,
      ],
    },
    {
      id: 'beard',
      first: yes,
      label: 'Beard trims',
      answer: [`A beard trim alone takes ${beardTrim.minutes} minutes, and the line-up is included.`],
    },
    {
      id: 'colour',
      first: no,
      label: 'Coloring and perms',
      answer: ['We don’t color hair, and we don’t do perms.'],
    },
    {
      id: 'gift',
      first: yes,
      label: 'Gift certificates',
      answer: ['We sell gift certificates for any amount at the counter.'],
    },
    {
      id: 'access',
      first: firstOf(
        on(/\b(?:steps?|stairs?|ramp)\b/i, 'No steps.'),
        on(/accessible|step.free/i, 'Yes.'),
        yes,
      ),
      label: 'Wheelchair access',
      answer: ['There are no steps, and one of the chairs is extra wide.'],
    },
    {
      id: 'reminder',
      first: yes,
      label: 'Reminders',
      answer: [`We text you at ${facts.reminder.at} on the day of your appointment.`],
    },
    {
      id: 'products',
      first: yes,
      label: 'Pomade and oil',
      answer: [
        `We sell our own pomade for ${asPrice(products.pomade.price)} and our own beard oil for ${asPrice(products.oil.price)}.`,
      ],
    },
  ],
  suggestions: [
    'How much is a cut and beard?',
    'Are you open on Mondays?',
    'Can I just walk in?',
    'How long does a cut take?',
    'What if I’m running late?',
    'Do you cut children’s hair?',
    'Where can I park?',
    `Can I ask for ${sam.name}?`,
  ],
  handover: {
    who: `${sam.name}, ${ray.name} or ${theo.name} will answer that: call ${call.label}, ${hours.inSentence}.`,
    link: { label: `Call ${call.label}`, to: call.to },
  },
  manners: {
    hello: 'Hey there. What can we do for you?',
    thanks: 'Anytime.',
    bye: 'See you in the chair.',
    name: 'Good to meet you. What can we do for you?',
    'how-are-you': 'Sharp as ever, thanks. What can we do for you?',
    abilities: 'Ask me about prices, hours, our barbers or parking, or have me book you a chair.',
    program: `I’m an automated assistant: a program made for ${facts.name}. I answer from the shop’s list, and ${sam.name}, ${ray.name} and ${theo.name} take the rest.`,
  },
}
