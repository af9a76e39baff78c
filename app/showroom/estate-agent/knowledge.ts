import { fill, fillAll } from '~/content/fill'
import { handoverTo, topicsFrom, type Knowledge } from '~/assistant/knowledge'
import { cottage, house, office } from './words'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import { openingSentence, weekFrom } from '../draft/week'
import { openOn } from '../conversation/open-on'
import { counted, either, inWords } from '../kit/formats'

const { bus, schoolMinutes, stationMinutes } = facts.nearby
const { name, phone, agents } = facts
const open = weekFrom(facts.hours)
const hours = openingSentence(open)
const viewings = either(facts.viewings.map(({ day, time }) => `${day} at ${time}`))

const discuss = `Prices are for a person here to discuss. ${house.title} is listed at ${house.price}; offers go in writing, by email.`

export const estateAgent: Knowledge = {
  introduction: `I’m the office’s assistant, a program that answers from a written list. Anything else goes to ${agents.priya} and ${agents.martin}.`,
  topics: topicsFrom({
    ...texts.topics,
    listing: {
      label: house.title,
      hasPrice: true,
      parts: {
        [`Yes, ${facts.house.garden}.`]: /^(?:is|does|do|has)\b.*\b(?:yard|garden|backyard)\b/i,
        [`The floor plan shows ${counted(facts.house.baths, 'bath')}, upstairs.`]: /\bbath/i,
      },
      first: {
        'No.': /\b(?:sold\b|(?:[4-9]|four|five|six)[ -](?:bed|br\b))/i,
        'Nothing that low.':
          /\b(?:under|below|less than|up to) \$?(?:[12]\d\d|3[0-7]\d|38[0-8])(?:k|,?000)\b/i,
        'Yes, it’s for sale.': /\bfor sale\b|available/i,
      },
      answer: [
        `${house.title} is ${house.price}. The house has ${counted(facts.house.bedrooms, 'bedroom')} and ${facts.house.garden}.`,
        `The cottage at ${cottage.title} is smaller: ${cottage.price}, ${counted(facts.cottage.bedrooms, 'bedroom')} and ${facts.cottage.yard}. To see that one, call ${facts.phone}.`,
      ],
    },
    viewing: {
      label: 'Showings',
      answer: `You can see ${house.title} on ${viewings}. If none of those works for you, ask for another time.`,
    },
    hours: {
      label: 'Office hours',
      open: openOn(open, facts.closed.also),
      answer: `The office is open ${hours}. We’re closed ${facts.closed.day}s and ${facts.closed.also}.`,
    },
    address: { label: 'Our office', answer: `Our office is at ${office.address}.` },
    contact: { label: 'Our phone number', answer: `Call us at ${facts.phone}.` },
    fee: {
      label: 'Our fee',
      answer: `Our fee is ${facts.feePercent}% of the price, due at closing. If the house doesn’t sell, you pay nothing.`,
    },
    valuation: {
      label: 'What your home is worth',
      parts: { [`Call ${facts.phone}, and one of us will come by.`]: /\b(?:book|schedule|arrange)\b/i },
      answer: `We’ll tell you what your home is worth, for free. It takes ${counted(facts.valuation.hours, 'hour')}, and you get the figure in writing within ${counted(facts.valuation.writtenInDays, 'day')}.`,
    },
    'selling-time': {
      label: 'How long it takes to sell',
      answer: `About ${counted(facts.sellingWeeks, 'week')} on average, from listing to accepted offer.`,
    },
    area: {
      label: 'Where we work',
      answer: `We work within ${counted(facts.areaMiles, 'mile')} of ${facts.town}.`,
    },
    offer: {
      label: 'Making an offer',
      first: { [`${house.title} is listed at ${house.price}.`]: /\d{3}/ },
      answer: `Make your offer ${facts.offer.form}, and we pass it on ${facts.offer.passedOn}.`,
    },
    schools: {
      label: 'Schools',
      first: { 'Yes.': /^(?:is|are) there (?!.*\b(?:good|great|best)\b)/i },
      answer: `From ${house.title} it’s a ${inWords(schoolMinutes)}-minute walk to the grade school. Bus ${bus} goes to the high school.`,
    },
    transport: {
      label: 'Train and bus',
      answer: `From ${house.title} the train station is ${counted(stationMinutes, 'minute')} on foot, and bus ${bus} stops at the corner.`,
    },
    energy: {
      label: 'Energy and heating',
      answer: `${house.title} was built in ${facts.house.built} and has gas heat, with a new furnace from ${facts.house.furnaceYear}.`,
    },
    parking: {
      label: 'Parking at the house',
      first: { 'Yes.': /\b(?:park|space|spot|driveway)/i },
      answer: `${house.title} has ${counted(facts.house.parkingPlaces, 'parking space')} in the driveway.`,
    },
    photos: {
      label: 'Photos and floor plan',
      first: { 'Yes.': /^(?:do|are|is)\b/i },
      answer: 'The photographer and the floor plan are included in our fee.',
    },
    keys: {
      label: 'Keys and who comes along',
      first: { 'No.': /\b(?:alone|without|(?:my|our)sel(?:f|ves))\b/i },
      answer: 'We keep the keys at the office, and one of us comes along to every showing.',
    },
    feedback: {
      label: 'Feedback after showings',
      answer: `We ask every visitor the ${facts.feedback.viewerIsAsked}, and as the seller you hear back by ${facts.feedback.sellerHearsBy}.`,
    },
    chain: {
      label: 'Ready to sell',
      first: { 'Not contingent on another sale.': /chain|waiting|contingen/i },
      answer: `${house.title} is ready to sell: the owners aren’t waiting to buy another home.`,
    },
  }),
  suggestions: texts.suggestions.map((each) => fill(each, { house: house.title })),
  handover: handoverTo(`${agents.priya} or ${agents.martin}`, facts.phone, hours, discuss),
  manners: fillAll(texts.manners, { name, phone, house: house.title, ...agents }),
}
