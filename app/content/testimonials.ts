import type { PictureName } from '~/pictures/picture.server'
import type { Sample } from './site'

export type Testimonial = Sample & { quote: string; author: string; role: string; avatar: PictureName }

export const testimonials = {
  title: 'What changed for owners',
  sampleTitle: 'What owners might say',
  pause: 'Pause',
  sampleNote: 'These quotes are samples. Real ones will replace them.',
  quotes: [
    {
      quote:
        'I used to stop mid-cut for the phone, fifteen times a day. Now it’s two or three. People book while I work, and Saturday is full by Thursday night.',
      author: 'Darnell Price',
      role: 'Barber, Eastford',
      avatar: 'avatars/barber',
      sample: true,
    },
    {
      quote: 'We spent an hour every morning calling people back about prices. Now patients get that hour.',
      author: 'Dr. Leila Haddad',
      role: 'Dentist, Lakemont',
      avatar: 'avatars/dentist',
      sample: true,
    },
    {
      quote:
        'People write to ask what’s in stock, and I used to answer after closing. Last month the site answered 140 of them and took 31 hold requests. I eat dinner at seven again.',
      author: 'Tomasz Zielinski',
      role: 'Shop owner, Millbrook',
      avatar: 'avatars/shopkeeper',
      sample: true,
    },
    {
      quote:
        'I wrote the same long reply to every couple. Now the site asks for their date and budget first. I write six quotes a month instead of twenty, and four say yes.',
      author: 'Aiko Brandt',
      role: 'Photographer, Port Ansel',
      avatar: 'avatars/photographer',
      sample: true,
    },
    {
      quote:
        'After a showing I always meant to call everyone, and got to maybe a third. Now everyone gets a message the next morning. Two of my spring sales went to people I’d have forgotten to call.',
      author: 'Anjali Nair',
      role: 'Real estate agent, Ashby Falls',
      avatar: 'avatars/agent',
      sample: true,
    },
    {
      quote:
        'A third of our patients never came back. Now everyone gets an email the next morning, and most book again. If the site can’t answer, one of us does.',
      author: 'Mateo Fuentes',
      role: 'Physical therapist, Westlake',
      avatar: 'avatars/physiotherapist',
      sample: true,
    },
  ] as readonly Testimonial[],
} as const
