import { fill, fillAll } from '~/content/fill'
import { handoverTo, topicsFrom, type Knowledge } from '~/assistant/knowledge'
import { asPrice } from '~/content/prices'
import { call } from './words'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import { openOn } from '../conversation/open-on'
import { openingSentence, weekFrom } from '../draft/week'
import { inWords, spokenTime } from '../kit/formats'

const { address, children, name, phone, products, services } = facts
const { cut, 'cut-and-beard': both, 'hot-towel-shave': shave, 'beard-trim': beardTrim } = services
const { quietHour } = children
const { sam, ray, theo } = facts.barbers
const week = weekFrom(facts.hours)
const hours = openingSentence(week)
const forKids = `A cut for kids under ${children.under} is ${asPrice(children.price)}.`

export const barbershop: Knowledge = {
  introduction: `I’m the shop’s assistant, a program that answers from a written list. Anything else goes to ${sam.name}, ${ray.name} and ${theo.name}.`,
  topics: topicsFrom({
    hours: {
      label: 'Opening hours',
      open: openOn(week, 'holidays', facts.days[0].day),
      answer: `We’re open ${hours}. We’re closed ${facts.closed}.`,
    },
    prices: {
      label: 'Prices',
      hasPrice: true,
      parts: {
        [forKids]: /^(?!.*\b(?:me|myself)\b).*\b(?:kids?|child\w*|sons?|daughters?|years?[ -]olds?)\b/i,
      },
      answer: [
        `A cut is ${asPrice(cut.price)} and takes ${cut.minutes} minutes. A cut and beard is ${asPrice(both.price)} and takes ${both.minutes} minutes.`,
        `A hot-towel shave is ${asPrice(shave.price)}. A beard trim alone is ${asPrice(beardTrim.price)}. ${forKids}`,
      ],
    },
    booking: {
      label: 'How to book',
      first: { 'Yes.': /^(?:do|can)\b.*\bappointments?\b/i },
      answer: `Book online or by phone, up to ${inWords(facts.booking.weeksAhead)} weeks ahead.`,
    },
    'walk-in': {
      label: 'Walking in without an appointment',
      first: { 'No, before noon only.': /evening|\bafter|\bonly\b/i, 'Yes.': /^(?:can|may|do you)\b/i },
      answer: `You’re welcome to walk in before ${facts.walkIn.before} when a chair is open.`,
    },
    duration: {
      label: 'How long it takes',
      answer: `A cut takes ${cut.minutes} minutes, a cut and beard ${both.minutes}, a shave ${shave.minutes}, a beard trim ${beardTrim.minutes}.`,
    },
    barbers: {
      label: 'Our barbers',
      answer: `${sam.name} does ${sam.does}, ${ray.name} works with ${ray.does}, and ${theo.name} does ${theo.does}. Ask for one of them by name when you book.`,
    },
    cancel: {
      label: 'Canceling an appointment',
      first: { 'Yes.': /^can\b.*\b(?:for free|cancel)\W*$/i },
      answer: `It’s free to cancel up to ${inWords(facts.cancel.hoursBefore)} hours before your appointment.`,
    },
    late: {
      label: 'Running late',
      answer: `We hold your chair for ${inWords(facts.late.minutes)} minutes. After that it goes to the next in line.`,
    },
    parking: {
      label: 'Parking',
      answer: `Parking is free: ${inWords(facts.parkingPlaces)} spots behind the shop.`,
    },
    address: {
      label: 'Where we are',
      answer: `We’re at ${address.number} ${address.street}, ${address.town}, beside ${address.beside}. It’s a ${facts.minutesFromStation}-minute walk from the train station.`,
    },
    contact: { label: 'Our phone number', answer: `Call us at ${call.label}.` },
    payment: {
      label: 'Ways to pay',
      first: {
        'No.': /che(?:ck|que)|venmo|zelle|paypal|\bapps?\b|\bonly\b/i,
        'Yes.': /cash|card|credit|debit|visa|amex/i,
      },
      answer: 'We take cash and cards. We don’t take checks.',
    },
    children: {
      label: 'Kids',
      answer: `We cut kids’ hair from age ${inWords(children.from)} and have a booster seat. The quiet hour is ${quietHour.day} from ${spokenTime(`${quietHour.from}`)} to ${spokenTime(`${quietHour.until}`)}.`,
    },
    beard: {
      label: 'Beard trims',
      answer: `A beard trim alone takes ${beardTrim.minutes} minutes, and the line-up is included.`,
    },
    colour: {
      label: 'Coloring and perms',
      first: { 'No.': /^(?:do|can|could|is)\b.*(?:colou?r|dye|bleach|highlight|perm)/i },
      answer: 'We don’t color hair, and we don’t do perms.',
    },
    gift: { label: 'Gift cards', answer: 'We sell gift cards for any amount at the counter.' },
    access: {
      label: 'Wheelchair access',
      first: { 'No steps.': /\b(?:steps?|stairs?|ramp)\b/i, 'Yes.': /^(?:is|are|can|do)\b/i },
      answer: 'There are no steps, and one of the chairs is extra wide.',
    },
    reminder: {
      label: 'Reminders',
      answer: `One of us texts you at ${facts.reminder.at} on the day of your appointment.`,
    },
    products: {
      label: 'Pomade and oil',
      answer: `We sell our own pomade for ${asPrice(products.pomade.price)} and our own beard oil for ${asPrice(products.oil.price)}.`,
    },
  }),
  suggestions: texts.suggestions.map((each) => fill(each, { barber: sam.name })),
  handover: handoverTo(`${sam.name}, ${ray.name} or ${theo.name}`, call.label, hours),
  manners: fillAll(texts.manners, { name, phone, sam: sam.name, ray: ray.name, theo: theo.name }),
}
