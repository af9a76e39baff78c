import type { Knowledge } from '~/assistant/knowledge'
import { hours, phone } from './words'
import { facts } from './facts'
import { capitalized, clock, counted, inWords, timeSpan } from '../kit/formats'

const { address, keeper, potter, postage, set, way, workshop } = facts
const { bowl, jug, lamp, vase, 'soup-bowl': soup, 'salad-bowl': salad } = facts.pieces
const { 'bud-vase': budVase, 'water-jug': waterJug } = facts.pieces

export const shop: Knowledge = {
  introduction: `I am the shop’s assistant, a program that answers from a written list. What isn’t on it I leave to ${keeper} and ${potter}.`,
  topics: [
    {
      id: 'hours',
      label: 'Opening hours',
      answer: [`We’re open ${hours.inSentence}. On ${facts.closed} we’re closed.`],
    },
    {
      id: 'address',
      label: 'Where we are',
      answer: [
        `You find us at ${address.number} ${address.street}, ${address.town}: ${address.door}. From the ${way.from} it is ${counted(way.minutes, 'minute')} on foot.`,
      ],
    },
    {
      id: 'contact',
      label: 'Our number',
      answer: [`Call us at ${facts.phone}.`],
    },
    {
      id: 'bowls',
      hasPrice: true,
      label: 'The bowls',
      answer: [
        `${capitalized(inWords(bowl.left))} ${bowl.name}s are left, $${bowl.price} each.`,
        `A ${soup.name} is $${soup.price}, a ${salad.name} $${salad.price}.`,
      ],
    },
    {
      id: 'jug',
      hasPrice: true,
      label: 'The jugs',
      answer: [`The ${jug.name} is $${jug.price}, the ${waterJug.name} $${waterJug.price}.`],
    },
    {
      id: 'vase',
      hasPrice: true,
      label: 'The vases',
      answer: [`The ${vase.name} is $${vase.price}, the ${budVase.name} $${budVase.price}.`],
    },
    {
      id: 'lamp',
      hasPrice: true,
      label: `The ${lamp.name}`,
      answer: [`The ${lamp.name} is $${lamp.price}, bulb included.`],
    },
    {
      id: 'reserve',
      label: 'Having something put aside',
      answer: ['We keep it for you at the counter until closing time, under your name.'],
    },
    {
      id: 'shipping',
      label: 'Shipping',
      answer: [
        `Within the country shipping is $${postage.price}, and free from $${postage.freeFrom}. It takes ${inWords(postage.leastDays)} to ${inWords(postage.mostDays)} days.`,
      ],
    },
    {
      id: 'abroad',
      label: 'Sending abroad',
      answer: ['We don’t send anything abroad yet.'],
    },
    {
      id: 'returns',
      label: 'Returning something',
      answer: [
        `You can return what you haven’t used within ${facts.returns.days} days. The postage is yours.`,
      ],
    },
    {
      id: 'broken',
      label: 'Arrived broken',
      answer: [`What arrives broken we replace. Send us a picture within ${facts.broken.reportedWithin}.`],
    },
    {
      id: 'dishwasher',
      label: 'Dishwasher and microwave',
      answer: ['All our glazed ware can go in the dishwasher, and in the microwave too. The lamp can’t.'],
    },
    {
      id: 'handmade',
      label: 'How it is made',
      answer: [`${potter} throws every piece in the back room. Each one differs.`],
    },
    {
      id: 'custom',
      label: 'Made to order',
      answer: [
        `We make sets from ${inWords(set.pieces)} pieces on, at $${set.piecePrice} a piece and up. They take ${inWords(set.weeks)} weeks, and ${set.inAdvance} is paid in advance.`,
      ],
    },
    {
      id: 'gift',
      label: 'Gift wrapping',
      answer: [`We wrap gifts for free. A card is $${facts.greetingCard.price}.`],
    },
    {
      id: 'gift-card',
      label: 'Gift cards',
      answer: [`We have gift cards for any amount, valid for ${inWords(facts.giftCard.years)} years.`],
    },
    {
      id: 'parking',
      label: 'Parking',
      answer: [
        `There are meters in ${address.street}, and after ${clock(facts.parking.freeAfter)} parking is free.`,
      ],
    },
    {
      id: 'payment',
      label: 'Paying',
      answer: ['You can pay by card, in cash or with your phone.'],
    },
    {
      id: 'workshop',
      label: 'The throwing class',
      answer: [
        `The throwing class is on ${workshop.day}s, ${timeSpan(workshop.from, workshop.until)}. It costs $${workshop.price}, and there are ${inWords(workshop.places)} places.`,
      ],
    },
    {
      id: 'sale',
      label: `Seconds at ${facts.seconds}`,
      answer: [`We don’t hold sales. On the seconds shelf everything is at ${facts.seconds}.`],
    },
  ],
  suggestions: [
    'Do you still have the blue bowl?',
    'Can you put one aside for me?',
    'Is it dishwasher safe?',
    'How much is shipping?',
    'Can I return something?',
    'Do you wrap gifts?',
    'Are you open on Sundays?',
    'Do you give pottery classes?',
  ],
  handover: {
    who: `${keeper} or ${potter} will answer that: call ${phone.label}, ${hours.inSentence}.`,
    link: { label: `Call ${phone.label}`, to: phone.to },
  },
  manners: {
    hello: 'Hello! Have a look around, and ask me anything.',
    thanks: 'You’re welcome, and thank you for asking.',
    bye: 'Goodbye! The blue door is open whenever you’re near.',
    name: 'Lovely to meet you. What are you looking for?',
    'how-are-you': 'Not a chip or a crack, thank you. What are you looking for?',
    abilities:
      'I know every piece and its price, shipping, returns and the class, and I can put one aside for you.',
    program: `I’m an automated assistant: a program made for ${facts.name}. I answer from the shop’s list, and ${keeper} and ${potter} answer the rest.`,
  },
}
