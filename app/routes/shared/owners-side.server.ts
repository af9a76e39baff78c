import type { OwnersSideProps } from './owners-side'
import { ownersSide } from '~/content/owners-side'
import type { Package } from '~/content/packages'
import { showroom } from '~/content/showroom'
import { enquiryMail } from '~/leads/enquiry-mail'
import type { Lead } from '~/leads/lead'
import { estateAgent } from '~/showroom/estate-agent/knowledge'
import { tasks } from '~/showroom/tasks'

const { basic, standard, premium } = ownersSide
const demoOf = (demo: string) => showroom.find(({ id }) => id === demo)!

/** What the program makes of the samples: the note, the mail and the answers as an owner gets them. */
export const ownersSides: Readonly<Record<Package['id'], OwnersSideProps>> = {
  basic: { caption: basic.caption, note: { ...basic, time: demoOf('shop').moment } },
  standard: { caption: standard.caption, mail: bookingMail() },
  premium: {
    caption: premium.caption,
    list: {
      title: premium.title,
      topics: premium.topics.flatMap((each) => estateAgent.topics.find(({ id }) => id === each) ?? []),
    },
  },
}

/** What matters of each. */
export const ownersSidesInBrief = Object.values(ownersSides).map(({ mail, list, ...side }) => ({
  ...side,
  mail: mail && { ...mail, text: mail.text.slice(mail.text.indexOf('subject:')).split('\n\n')[0]! },
  list: list && { ...list, topics: list.topics.slice(0, 1) },
}))

function bookingMail() {
  const { name, email, subject, reference } = standard
  const time = tasks['dental-practice'].fields[0]!.options[1]!.label
  const message = standard.message.replace('{time}', time)
  const receivedAt = '2026-11-23T02:20:00Z'
  const values = { name, email, subject, message }
  const lead = { form: 'consultation', state: 'delivered', page: '/', reference, receivedAt, values } as Lead
  const mail = enquiryMail(lead, `https://${demoOf('dental-practice').domain}`)
  // Without what whoever runs the server reads.
  return { subject: mail.subject, text: mail.text.split('\n\nIf this person')[0]! }
}
