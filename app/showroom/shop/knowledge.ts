import { fillAll } from '~/content/fill'
import { handoverTo, topicsFrom, type Knowledge } from '~/assistant/knowledge'
import { openOn } from '../conversation/open-on'
import { openingSentence, weekFrom } from '../draft/week'
import { phone } from './words'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import { capitalized, inWords, spokenTime, timeSpan } from '../kit/formats'

const { address, keeper, potter, postage, set, way, workshop } = facts
const { bowl, jug, lamp, vase, 'soup-bowl': soup, 'salad-bowl': salad } = facts.pieces
const { 'bud-vase': budVase, 'water-jug': waterJug } = facts.pieces
/** The most that a piece may cost, in questions such as "anything under 40". */
const most = (text: string) => Number(/\b(?:under|below|than|to|around) \$?(\d+)/i.exec(text)?.[1])
const pieces = Object.values(facts.pieces).map(({ name, price }) => {
  return [`The ${name} is $${price}.`, { test: (text: string) => price < most(text) }]
})
const least = { test: (text: string) => most(text) <= budVase.price }
const week = weekFrom(facts.hours)
const hours = openingSentence(week)

export const shop: Knowledge = {
  introduction: `I’m the shop’s assistant, a program that answers from a written list. Anything else goes to ${keeper} and ${potter}.`,
  topics: topicsFrom({
    ...texts.topics,
    hours: {
      label: 'Opening hours',
      open: openOn(week, 'holidays', 'Friday'),
      answer: `We’re open ${hours}. We’re closed ${facts.closed}.`,
    },
    address: {
      label: 'Where we are',
      answer: `We’re at ${address.number} ${address.street}, ${address.town}: ${address.door}, a ${inWords(way.minutes)}-minute walk from the ${way.from}.`,
    },
    contact: { label: 'Our phone number', answer: `Call us at ${facts.phone}.` },
    bowls: {
      label: 'The bowls',
      hasPrice: true,
      parts: {
        ...Object.fromEntries(pieces),
        [`Nothing is lower than the ${budVase.name}, $${budVase.price}.`]: least,
      },
      answer: [
        `${capitalized(inWords(bowl.left))} ${bowl.name}s are left, $${bowl.price} each.`,
        `A ${soup.name} is $${soup.price}, a ${salad.name} $${salad.price}.`,
      ],
    },
    jug: {
      label: 'The pitchers',
      parts: { [`The blue one is the ${waterJug.name}, $${waterJug.price}.`]: /\b(?:blue|cobalt)\b/i },
      hasPrice: true,
      answer: `The ${jug.name} is $${jug.price}, the ${waterJug.name} $${waterJug.price}.`,
    },
    vase: {
      label: 'The vases',
      parts: { [`The cheapest is the ${budVase.name}, $${budVase.price}.`]: /\b(?:cheapest|least)\b/i },
      hasPrice: true,
      answer: `The ${vase.name} is $${vase.price}, the ${budVase.name} $${budVase.price}.`,
    },
    lamp: {
      label: `The ${lamp.name}`,
      hasPrice: true,
      answer: `The ${lamp.name} is $${lamp.price}, bulb included.`,
    },
    shipping: {
      label: 'Shipping',
      answer: `Shipping within the U.S. is $${postage.price}, free from $${postage.freeFrom}, and takes ${inWords(postage.leastDays)} to ${inWords(postage.mostDays)} days.`,
    },
    returns: {
      label: 'Returning something',
      first: { 'Only unused.': /(?<!t |never )\bused\b/i, 'Yes.': /^(?:can|do you)\b(?!.*(?:\d|week))/i },
      answer: `You can return anything unused within ${facts.returns.days} days. You pay the return shipping.`,
    },
    broken: {
      label: 'Arrived broken',
      answer: `We replace anything that arrives broken. Send us a photo within ${facts.broken.reportedWithin}.`,
    },
    dishwasher: {
      label: 'Dishwasher and microwave',
      parts: { 'No, the lamp isn’t. Everything glazed is.': /\blamp\b/i },
      first: { 'Yes.': /\b(?:safe|can|go|survive|ok|okay|proof)\b/i },
      answer: 'Everything glazed is dishwasher and microwave safe. The lamp isn’t.',
    },
    handmade: {
      label: 'How it is made',
      first: { 'Yes, all by hand.': /hand.?made|by hand|\bmake\b/i },
      answer: `${potter} throws every piece in the back room, so no two are alike.`,
    },
    custom: {
      label: 'Made to order',
      first: { 'Yes, in sets.': /^(?:do|can|could)\b/i },
      answer: `We make sets of ${inWords(set.pieces)} pieces or more, from $${set.piecePrice} a piece. A set takes ${inWords(set.weeks)} weeks, and you pay ${set.inAdvance} up front.`,
    },
    gift: {
      label: 'Gift wrapping',
      answer: `Gift wrap is free. A card is $${facts.greetingCard.price}.`,
    },
    'gift-card': {
      label: 'Gift cards',
      answer: `We have gift cards for any amount, good for ${inWords(facts.giftCard.years)} years.`,
    },
    parking: {
      label: 'Parking',
      answer: `There are meters on ${address.street}; after ${spokenTime(`${facts.parking.freeAfter}`)} parking is free.`,
    },
    payment: {
      label: 'Ways to pay',
      first: { 'No.': /che(?:ck|que)|paypal|crypto|bitcoin/i, 'Yes.': /cash|card|credit|visa|apple|phone/i },
      answer: 'You can pay by card, in cash or with your phone.',
    },
    workshop: {
      label: 'The throwing class',
      parts: { [`To book a place in the class, call ${phone.label}.`]: /\b(?:book|sign|join|reserve)\b/i },
      answer: `The throwing class is on ${workshop.day}s, ${timeSpan(workshop.from, workshop.until)}. The class costs $${workshop.price}, and there’s room for ${inWords(workshop.places)}.`,
    },
    sale: {
      first: { 'No.': /\bsales?\b/i, 'Yes.': /^(?:do|have|is|are|any)\b.*\b(?:seconds|reduced|cheaper)\b/i },
      label: `Seconds at ${facts.seconds}`,
      answer: `We don’t hold sales, but everything on the seconds shelf is ${facts.seconds}.`,
    },
  }),
  suggestions: texts.suggestions,
  handover: handoverTo(`${keeper} or ${potter}`, phone.label, hours),
  manners: fillAll(texts.manners, { name: facts.name, keeper, potter, phone: phone.label }),
}
