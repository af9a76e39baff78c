import type { OwnersSideProps } from './owners-side'
import { fill } from '~/content/fill'
import ownersSide from '~/content/owners-side.json' with { type: 'json' }
import type { Package } from '~/content/packages'
import { showroom, type Demo } from '~/content/showroom'
import { enquiryMail } from '~/leads/enquiry-mail'
import type { Lead } from '~/leads/lead'
import { facts } from '~/showroom/estate-agent/facts'
import { estateAgent } from '~/showroom/estate-agent/knowledge'
import { house } from '~/showroom/estate-agent/words'
import { tasks } from '~/showroom/demos'

const { basic, standard, premium } = ownersSide
const demoOf = (demo: Demo['id']) => showroom.find(({ id }) => id === demo)!

/** Made by the same code as an owner's real email and notes, so that they look alike. */
export const ownersSides: Readonly<Record<Package['id'], OwnersSideProps>> = {
  basic: { caption: basic.caption, note: { ...basic, time: demoOf('shop').moment } },
  standard: { caption: standard.caption, mail: bookingMail() },
  premium: {
    caption: premium.caption,
    mail: followUpMail(),
    list: {
      title: premium.title,
      topics: premium.topics.flatMap((each) => estateAgent.topics.find(({ id }) => id === each) ?? []),
    },
  },
}

function bookingMail() {
  const { name, email, subject, reference } = standard
  const { domain, moment } = demoOf('barbershop')
  const time = tasks.barbershop.fields[1]!.options[2]!.spoken!
  const message = fill(standard.message, { time })
  const values = { name, email, subject, message }
  const lead = { form: 'consultation', state: 'delivered', page: '/', reference, receivedAt: '', values }
  const mail = enquiryMail(lead as Lead, `https://${domain}`)
  return {
    subject: mail.subject,
    lines: [`${name} · ${email}`, `${subject}: ${message}`, moment.split('.')[0]!],
    reply: mail.text.split('\n')[0]!,
  }
}

function followUpMail() {
  const { subject, lines, reply } = premium
  const values = { house: house.title, agent: facts.agents.priya, agency: facts.name }
  return { subject: fill(subject, values), lines: lines.map((line) => fill(line, values)), reply }
}
