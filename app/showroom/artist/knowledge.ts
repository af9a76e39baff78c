import type { Knowledge } from '~/assistant/knowledge'
import { canceling, freeDays, holding, traveling } from './words'
import { facts } from './facts'

const { wedding, wholeDay, smallWedding, portrait, family, season, way } = facts

export const artist: Knowledge = {
  introduction:
    'I am Ines’s assistant, a program that answers from a written list. What isn’t on it Ines answers herself.',
  topics: [
    {
      id: 'wedding-price',
      hasPrice: true,
      label: 'What a wedding costs',
      answer: [
        `A wedding is ${wedding.price} for ${wedding.time} and one canvas of ${wedding.canvas}, or ${wholeDay.price} for ${wholeDay.time} and ${wholeDay.canvases} canvases.`,
      ],
    },
    {
      id: 'address',
      label: 'The studio',
      answer: [
        `The studio is at ${facts.studio} in ${facts.town}, ${way.minutes} on foot from the ${way.from}. It opens by appointment.`,
      ],
    },
    {
      id: 'contact',
      label: 'My number',
      answer: [`Call me at ${facts.phone}.`],
    },
    {
      id: 'small-wedding',
      hasPrice: true,
      label: 'Small weddings',
      answer: [
        `A small wedding is ${smallWedding.price} for ${smallWedding.time} on a weekday, with one canvas of ${smallWedding.canvas}. ${season.weekday.label} is still free.`,
      ],
    },
    {
      id: 'portrait',
      hasPrice: true,
      label: 'Portraits',
      answer: [
        `A portrait is ${portrait.price} and takes ${portrait.time}. It is pencil and wash, and you take it with you.`,
      ],
    },
    {
      id: 'dates',
      label: 'Which days are free',
      answer: [`${freeDays} Tell me the date and the place first, please.`],
    },
    {
      id: 'booking',
      label: 'Holding the day',
      answer: [`${holding} Until then it is a plan.`],
    },
    {
      id: 'delivery',
      label: 'When you get the canvas',
      answer: [
        `A photograph of the canvas is yours the night of the wedding. The canvas itself I finish in the studio, within ${facts.finished}.`,
      ],
    },
    {
      id: 'number',
      label: 'How many canvases',
      answer: [
        `It is one canvas for ${wedding.time}, ${wholeDay.canvases} for ${wholeDay.time}. The sketches of the day are shown too.`,
      ],
    },
    {
      id: 'likeness',
      label: 'Likeness',
      answer: ['I paint likenesses, not flattery. Nobody is made slimmer, and no faces are exchanged.'],
    },
    {
      id: 'sketches',
      label: 'The sketches',
      answer: [`The sketches stay in the studio. You can have a book of them, from ${facts.book}.`],
    },
    {
      id: 'prints',
      hasPrice: true,
      label: 'Books and prints',
      answer: [`A book of the sketches starts at ${facts.book}, a print at ${facts.print}.`],
    },
    {
      id: 'travel',
      label: 'Traveling to you',
      answer: [traveling],
    },
    {
      id: 'second',
      hasPrice: true,
      label: 'A second easel',
      answer: [`A second easel, with a second painter behind it, is ${facts.secondEasel}.`],
    },
    {
      id: 'rain',
      label: 'Rain',
      answer: ['When it rains I paint indoors. I have a list of dry places for each town.'],
    },
    {
      id: 'rights',
      label: 'What you may do with the painting',
      answer: ['The painting is yours to hang and to share. Shops and magazines ask me first.'],
    },
    {
      id: 'style',
      label: 'How I paint',
      answer: ['I paint in oil: the evening light as it is, and people unposed.'],
    },
    {
      id: 'cancel',
      label: 'Canceling or moving the day',
      answer: [canceling],
    },
    {
      id: 'video',
      label: 'Film and photographs',
      answer: ['I don’t film, and I don’t photograph weddings. I can give you two names to ask.'],
    },
    {
      id: 'family',
      label: 'Family groups at a wedding',
      answer: [
        `I sketch family groups, which takes ${family.time}. The canvas shows up to ${family.recognized} people who can be recognized.`,
      ],
    },
  ],
  suggestions: [
    'What does a wedding cost?',
    'Which Saturdays are still free?',
    'We’re only going to the town hall',
    'How do we book?',
    'When do we get the canvas?',
    'Will it look like us?',
    'What if it rains?',
    'Do you take photos?',
  ],
  handover: {
    who: `Ines works alone and will answer that herself, as soon as she puts the brush down: call ${facts.phone}.`,
    link: { label: `Call ${facts.phone}`, to: `tel:${facts.phone}` },
  },
  manners: {
    hello: 'Hello, and welcome to the studio. What would you like to know?',
    thanks: 'You’re welcome.',
    bye: 'Goodbye, and may the light be good.',
    name: 'Lovely to meet you. What would you like to know?',
    'how-are-you': 'Very well, thank you. What would you like to know?',
    abilities: 'Ask me what a wedding or a portrait costs, which days are free, or how Ines works.',
    program: `I’m an automated assistant: a program made for ${facts.name}. I answer from her list, and she answers the rest herself.`,
  },
}
