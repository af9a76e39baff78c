import type { PictureName } from '~/pictures/picture.server'

interface Person {
  name: string
  role: string
  does: string
  /** When an owner hears from this person. */
  answers: string
  portrait: PictureName
}

/** Invented, as are the testimonials: to be replaced before a real launch. */
export const people: readonly Person[] = [
  {
    name: 'Ruth Amsel',
    role: 'Design',
    does: 'Draws your pages so that they look like your business and like nobody else’s.',
    answers: 'on day two, when you see your site for the first time.',
    portrait: 'people/ruth',
  },
  {
    name: 'Jonah Okafor',
    role: 'Building',
    does: 'Builds the site and the assistant, and sees to it that both are quick on a phone.',
    answers: 'in the 30-minute call, and on day four, when you try the site and say what to change.',
    portrait: 'people/jonah',
  },
  {
    name: 'Mei Tanaka',
    role: 'Words',
    does: 'Writes your pages and the assistant’s answers, as your customers speak.',
    answers: 'on day three, with questions about your prices, your hours and your rules.',
    portrait: 'people/mei',
  },
  {
    name: 'Pavel Novak',
    role: 'Mail',
    does: 'Reads every request and every mail, before your site is live and after.',
    answers: 'by mail, within one working day.',
    portrait: 'people/pavel',
  },
]
