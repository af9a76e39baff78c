import type { Knowledge } from '~/assistant/knowledge'
import { cottage, house, office } from './words'
import { facts } from './facts'
import { counted } from '../kit/formats'

const { bus, schoolMinutes, stationMinutes } = facts.nearby
const { priya, martin } = facts.agents
const hours = facts.hours.map(({ days, from, until }) => `${days.join(' to ')} ${from}–${until}`).join(', ')
const viewings = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
  facts.viewings.map(({ day, time }) => `${day} at ${time}`),
)

export const estateAgent: Knowledge = {
  introduction: `I am the office’s assistant, a program that answers from a written list. What isn’t on it I leave to ${priya} and ${martin}.`,
  topics: [
    {
      id: 'listing',
      hasPrice: true,
      label: house.title,
      answer: [
        `${house.title} is ${house.price}. It has ${counted(facts.house.bedrooms, 'bedroom')} and ${facts.house.garden}.`,
        `${cottage.title} is smaller: ${cottage.price}, ${counted(facts.cottage.bedrooms, 'bedroom')} and ${facts.cottage.yard}. To see that one, call ${facts.phone}.`,
      ],
    },
    {
      id: 'viewing',
      label: 'Viewings',
      answer: [
        `You can view ${house.title} on ${viewings}. If none of these suits you, ask for another time.`,
      ],
    },
    {
      id: 'hours',
      label: 'Office hours',
      answer: [`The office is open ${hours}. On ${facts.closed.day}s and ${facts.closed.also} it is closed.`],
    },
    {
      id: 'address',
      label: 'Our office',
      answer: [`Our office is at ${office.address}.`],
    },
    {
      id: 'contact',
      label: 'Our number',
      answer: [`Call us at ${facts.phone}.`],
    },
    {
      id: 'fee',
      label: 'Our fee',
      answer: [
        `Our fee is ${facts.feePercent}% of the price, due at completion. If the house isn’t sold, you pay nothing.`,
      ],
    },
    {
      id: 'valuation',
      label: 'A valuation',
      answer: [
        `A valuation is free and takes ${counted(facts.valuation.hours, 'hour')}. You get the figure in writing within ${counted(facts.valuation.writtenInDays, 'day')}.`,
      ],
    },
    {
      id: 'selling-time',
      label: 'How long selling takes',
      answer: [
        `On average it takes ${counted(facts.sellingWeeks, 'week')} from the listing to an accepted offer.`,
      ],
    },
    {
      id: 'documents',
      label: 'Documents for a sale',
      answer: [
        'To sell your house we need the title, the energy certificate and the floor plan. What is missing we order.',
      ],
    },
    {
      id: 'area',
      label: 'Where we work',
      answer: [`We work in ${facts.town} and ${counted(facts.areaMiles, 'mile')} around.`],
    },
    {
      id: 'rentals',
      label: 'Renting',
      answer: ['We don’t let or manage homes.'],
    },
    {
      id: 'offer',
      label: 'Making an offer',
      answer: [`Make your offer ${facts.offer.form}. We pass it on ${facts.offer.passedOn}.`],
    },
    {
      id: 'schools',
      label: 'Schools',
      answer: [
        `From ${house.title} the primary school is ${counted(schoolMinutes, 'minute')} on foot. Bus ${bus} goes to the secondary school.`,
      ],
    },
    {
      id: 'transport',
      label: 'Station and bus',
      answer: [
        `From ${house.title} the station is ${counted(stationMinutes, 'minute')} on foot, and bus ${bus} stops at the corner.`,
      ],
    },
    {
      id: 'energy',
      label: 'Energy and heating',
      answer: [
        `${house.title} is in energy class ${facts.house.energyClass}, with a gas boiler of ${facts.house.boilerYear}.`,
      ],
    },
    {
      id: 'parking',
      label: 'Parking at the house',
      answer: [`${house.title} has ${counted(facts.house.parkingPlaces, 'place')} on the drive.`],
    },
    {
      id: 'photos',
      label: 'Photographs and floor plan',
      answer: ['The photographer and the floor plan are included in our fee.'],
    },
    {
      id: 'keys',
      label: 'Keys and who comes along',
      answer: ['We hold the keys in the office, and one of us comes along to every viewing.'],
    },
    {
      id: 'feedback',
      label: 'What viewers said',
      answer: [
        `We ask every viewer the ${facts.feedback.viewerIsAsked}, and you as the seller hear it by ${facts.feedback.sellerHearsBy}.`,
      ],
    },
    {
      id: 'chain',
      label: 'Chain',
      answer: [`${house.title} is sold without a chain.`],
    },
  ],
  suggestions: [
    `What does ${house.title} cost?`,
    'When can I see the house?',
    'How far is the station?',
    'Which schools are nearby?',
    'What is my house worth?',
    'What is your fee?',
    'How long does it take to sell?',
    'How do I make an offer?',
  ],
  handover: {
    who: `${priya} or ${martin} will answer that: call ${facts.phone}, ${hours}.`,
    link: { label: `Call ${facts.phone}`, to: office.phone.to },
  },
  manners: {
    hello: `Hello, and welcome to ${facts.name}. How can I help?`,
    thanks: 'My pleasure.',
    bye: 'Thanks for stopping by. Goodbye!',
    name: 'Pleased to meet you. How can I help?',
    'how-are-you': 'Very well, thank you. How can I help?',
    abilities: `I can tell you about ${house.title}, the neighborhood and how we sell, and set up a viewing.`,
    program: `I’m an automated assistant: a program made for ${facts.name}. I answer from the office’s list, and ${priya} and ${martin} answer the rest.`,
  },
}
