import type { PictureName } from '~/pictures/picture.server'
import type { Sample } from './site'

export interface Person extends Sample {
  name: string
  role: string
  does: string
  contact: string
  portrait: PictureName
}

export const sampleNotes = {
  people: 'Names and faces are samples for now.',
  author: 'The article is ours. The name and face are samples for now.',
} as const

export const people: readonly Person[] = [
  {
    name: 'Ruth Amsel',
    role: 'Design',
    does: 'Designs your pages to look like your business and nobody else’s.',
    contact: 'Emails you on day 2, when you first see your site.',
    portrait: 'people/ruth',
    sample: true,
  },
  {
    name: 'Jonah Okafor',
    role: 'Development',
    does: 'Builds the site and the assistant, and makes sure both are fast on a phone.',
    contact: 'You’ll talk to him on the first call and when you try the site.',
    portrait: 'people/jonah',
    sample: true,
  },
  {
    name: 'Mei Tanaka',
    role: 'Writing',
    does: 'Edits your pages and writes the assistant’s answers the way your customers talk.',
    contact: 'Emails you about your prices, hours and policies, so the assistant has the answers.',
    portrait: 'people/mei',
    sample: true,
  },
  {
    name: 'Pavel Novak',
    role: 'Client care',
    does: 'Reads and answers every request and email, before and after launch.',
    contact: 'You’ll hear from him first when you write to us.',
    portrait: 'people/pavel',
    sample: true,
  },
]
