import type { Knowledge } from '~/assistant/knowledge'
import { asPrice } from '~/offers/dollars'
import { call, find, hours } from './words'
import { facts } from './facts'
import { clock, counted, inWords } from '../kit/formats'

const { address, children, products, services } = facts
const { cut, 'cut-and-beard': both, 'hot-towel-shave': shave, 'beard-trim': beardTrim } = services
const { quietHour } = children
const { sam, ray, theo } = facts.barbers

export const barbershop: Knowledge = {
  introduction: `I am the shop’s assistant, a program that answers from a written list. What isn’t on it I leave to ${sam.name}, ${ray.name} and ${theo.name}.`,
  topics: [
    {
      id: 'hours',
      label: 'Opening hours',
      answer: [`We’re open ${hours.inSentence}. On ${facts.closed} we’re closed.`],
    },
    {
      id: 'prices',
      hasPrice: true,
      label: 'Prices',
      answer: [
        `A cut is ${asPrice(cut.price)}, cut and beard ${asPrice(both.price)}, a hot-towel shave ${asPrice(shave.price)}, a beard trim alone ${asPrice(beardTrim.price)}. Children under ${children.under} pay ${asPrice(children.price)}.`,
      ],
    },
    {
      id: 'booking',
      label: 'How to book',
      answer: [`Book online or by phone, up to ${inWords(facts.booking.weeksAhead)} weeks ahead.`],
    },
    {
      id: 'walk-in',
      label: 'Walking in without an appointment',
      answer: [`Before ${facts.walkIn.before} you’re welcome to walk in when a chair is free.`],
    },
    {
      id: 'duration',
      label: 'How long it takes',
      answer: [
        `A cut takes ${cut.minutes} minutes, cut and beard ${both.minutes}, a shave ${shave.minutes}.`,
      ],
    },
    {
      id: 'barbers',
      label: 'Our barbers',
      answer: [
        `${sam.name} does ${sam.does}, ${ray.name} works with ${ray.does}, and ${theo.name} does ${theo.does}. Ask for one of them by name when you book.`,
      ],
    },
    {
      id: 'cancel',
      label: 'Cancelling an appointment',
      answer: [
        `You can cancel free of charge until ${inWords(facts.cancel.hoursBefore)} hours before your appointment.`,
      ],
    },
    {
      id: 'late',
      label: 'Coming late',
      answer: [
        `We keep your chair for ${inWords(facts.late.minutes)} minutes. Then it goes to the next in line.`,
      ],
    },
    {
      id: 'parking',
      label: 'Parking',
      answer: [`Parking is free. There are ${inWords(facts.parkingPlaces)} places behind the shop.`],
    },
    {
      id: 'address',
      label: 'Where we are',
      answer: [
        `We’re at ${find.title}, ${address.town}, beside ${address.beside}. From the station it is ${counted(facts.minutesFromStation, 'minute')} on foot.`,
      ],
    },
    {
      id: 'contact',
      label: 'Our number',
      answer: [`Call us at ${call.label}.`],
    },
    {
      id: 'payment',
      label: 'Paying',
      answer: ['We take cash and cards. We don’t take checks.'],
    },
    {
      id: 'children',
      label: 'Children',
      answer: [
        `We cut children’s hair from ${inWords(children.from)} years on and have a booster seat. ${quietHour.day} from ${clock(quietHour.from)} to ${clock(quietHour.until)} is the quiet hour.`,
      ],
    },
    {
      id: 'beard',
      label: 'Beard trims',
      answer: [`A beard trim alone takes ${beardTrim.minutes} minutes, and the line-up is included.`],
    },
    {
      id: 'colour',
      label: 'Coloring and perms',
      answer: ['We don’t color hair, and we don’t do perms.'],
    },
    {
      id: 'gift',
      label: 'Vouchers',
      answer: ['We sell vouchers for any amount at the counter.'],
    },
    {
      id: 'access',
      label: 'Getting in with a wheelchair',
      answer: ['The shop is step-free, and one of the chairs is wide.'],
    },
    {
      id: 'reminder',
      label: 'Reminders',
      answer: [`We send you a text at ${facts.reminder.at} on the day of your appointment.`],
    },
    {
      id: 'products',
      label: 'Pomade and oil',
      answer: [
        `We sell a pomade of our own for ${asPrice(products.pomade.price)} and an oil of our own for ${asPrice(products.oil.price)}.`,
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
