import { fillAll } from '~/content/fill'
import { topicsFrom, type Knowledge } from '~/assistant/knowledge'
import { canceling, freeDays, holding, traveling } from './words'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import { capitalized } from '../kit/formats'

const { wedding, wholeDay, smallWedding, portrait, family, season, way } = facts

export const artist: Knowledge = {
  introduction:
    'I’m Ines’s assistant, a program that answers from a written list. Ines answers everything else herself.',
  topics: topicsFrom({
    ...texts.topics,
    'wedding-price': {
      label: 'What a wedding costs',
      hasPrice: true,
      answer: `A wedding is ${wedding.price} for ${wedding.time} and one canvas of ${wedding.canvas}, or ${wholeDay.price} for ${wholeDay.time} and ${wholeDay.canvases} canvases.`,
    },
    address: {
      label: 'The studio',
      answer: `The studio is at ${facts.studio} in ${facts.town}, a ${way.minutes.replace(' minutes', '-minute')} walk from the ${way.from}, and open by appointment.`,
    },
    contact: { label: 'My phone number', answer: `Call me at ${facts.phone}.` },
    'small-wedding': {
      label: 'Small weddings',
      hasPrice: true,
      answer: `A small wedding is ${smallWedding.price} for ${smallWedding.time} on a weekday, with one canvas of ${smallWedding.canvas}. ${season.weekday.label} is still open.`,
    },
    portrait: {
      label: 'Portraits',
      parts: { [`To book a portrait, call ${facts.phone}.`]: /\b(?:book|schedule)\b/i },
      hasPrice: true,
      first: { 'Yes.': /^(?:do|can|could|will) you (?:paint|do|draw|make)\b/i },
      answer: `A portrait is ${portrait.price} and takes ${portrait.time}. It’s pencil and wash, and you take it home with you.`,
    },
    dates: { label: 'Which dates are open', answer: freeDays },
    booking: { label: 'Holding your date', answer: `${holding} Until then nothing’s reserved.` },
    delivery: {
      label: 'When you get the canvas',
      first: { 'Not the canvas, but a photo of it.': /\b(?:same|that|take it)\b/i },
      answer: `You get a photo of the canvas the night of the wedding. I finish the canvas itself in the studio within ${facts.finished}.`,
    },
    number: {
      label: 'How many canvases',
      answer: `${capitalized(wedding.time)} gets you one canvas; ${wholeDay.time} gets you ${wholeDay.canvases}. You’ll see the day’s sketches too.`,
    },
    likeness: {
      label: 'Likeness',
      first: { 'Yes.': /\blook like\b/i, 'No.': /\b(?:can|could|will|would|do) (?:you|i|we)\b/i },
      answer: 'I paint likenesses, not flattery. I don’t make anyone slimmer or swap faces.',
    },
    sketches: {
      label: 'The sketches',
      first: {},
      answer: `The sketches stay in the studio, but you can have a book of them, from ${facts.book}.`,
    },
    prints: {
      label: 'Books and prints',
      hasPrice: true,
      answer: `A book of the sketches starts at ${facts.book}, prints at ${facts.print}.`,
    },
    travel: {
      label: 'Traveling to you',
      first: { 'Yes.': /^(?:do|can|could|will|would) you\b/i },
      answer: traveling,
    },
    second: {
      label: 'A second easel',
      hasPrice: true,
      answer: `A second easel, with a second painter behind it, is ${facts.secondEasel}.`,
    },
    rain: {
      label: 'Rain',
      first: { 'No.': /\b(?:outdoors|outside|in the rain)\b/i, 'Yes.': /\b(?:indoors|inside)\b/i },
      answer: 'If it rains, I paint indoors. I keep a list of dry places in every town.',
    },
    rights: {
      label: 'What you may do with the painting',
      first: { 'Ask me first.': /magazine|shop|sell|publish|ad\b/i, 'Yes.': /share|post|hang|print/i },
      answer: 'The painting is yours to hang and share. Shops and magazines need to ask me first.',
    },
    cancel: {
      label: 'Canceling or moving the date',
      first: { 'No.': /\bback\b|refund/i, 'Yes.': /move|change|postpone/i },
      answer: canceling,
    },
    family: {
      label: 'Family groups at a wedding',
      answer: `I sketch family groups, which takes ${family.time}. The canvas shows up to ${family.recognized} recognizable people.`,
    },
  }),
  suggestions: texts.suggestions,
  handover: {
    who: `Ines works alone and will answer you herself, as soon as she puts the brush down: call ${facts.phone}.`,
    link: { label: `Call ${facts.phone}`, to: `tel:${facts.phone}` },
  },
  manners: fillAll(texts.manners, { name: facts.name, phone: facts.phone }),
}
