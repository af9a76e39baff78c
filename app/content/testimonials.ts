import type { PictureName } from '~/pictures/picture.server'
import type { Sample } from './site'

export type Testimonial = Sample & { quote: string; author: string; role: string; avatar: PictureName }

export const testimonials = {
  title: 'What changed for owners',
  sampleTitle: 'Sample quotes from owners',
  pause: 'Pause',
  sampleNote: 'These quotes are samples until we publish real ones.',
  quotes: [
    {
      quote:
        'I had to stop mid-cut every time the phone rang. Now people book while I work, and Saturday is full by Thursday night.',
      author: 'Darnell Price',
      role: 'Barber, Eastford',
      avatar: 'avatars/barber',
      sample: true,
    },
    {
      quote: 'We spent our mornings calling people back about prices. Now patients get that time.',
      author: 'Dr. Leila Haddad',
      role: 'Dentist, Lakemont',
      avatar: 'avatars/dentist',
      sample: true,
    },
    {
      quote:
        'People write to ask what’s in stock. I used to answer after closing. Now the site tells them and takes hold requests, and I eat dinner with my family again.',
      author: 'Tomasz Zielinski',
      role: 'Shop owner, Millbrook',
      avatar: 'avatars/shopkeeper',
      sample: true,
    },
    {
      quote:
        'I used to write every couple the same long reply. Now the site asks for their date and budget first, and I only write to the ones I can help.',
      author: 'Aiko Brandt',
      role: 'Photographer, Port Ansel',
      avatar: 'avatars/photographer',
      sample: true,
    },
    {
      quote:
        'After a showing I always meant to call everyone and never got around to it. Now they all get a message the next morning, and the ones I’d have forgotten write back.',
      author: 'Anjali Nair',
      role: 'Real estate agent, Ashby Falls',
      avatar: 'avatars/agent',
      sample: true,
    },
    {
      quote:
        'Patients would finish treatment and forget about us. Now everyone gets an email, and people come back. If the site can’t answer, one of us does.',
      author: 'Mateo Fuentes',
      role: 'Physical therapist, Westlake',
      avatar: 'avatars/physiotherapist',
      sample: true,
    },
  ] as readonly Testimonial[],
} as const
