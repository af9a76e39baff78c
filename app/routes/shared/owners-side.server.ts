import type { OwnersSideProps } from './owners-side'
import { ownersSide } from '~/content/owners-side'
import type { Package } from '~/content/packages'
import { showroom, type Demo } from '~/content/showroom'
import { estateAgent } from '~/showroom/estate-agent/knowledge'
import { tasks } from '~/showroom/tasks'
import { fill } from '~/ui/fill'

const { basic, standard, premium } = ownersSide
const demoOf = (demo: Demo['id']) => showroom.find(({ id }) => id === demo)!

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

/** As `leads/enquiry-mail.ts` writes it; the owner's clock says when it came. */
function bookingMail() {
  const { name, email, subject, reference, reply } = standard
  const { domain, moment } = demoOf('dental-practice')
  const time = tasks['dental-practice'].fields[0]!.options[1]!.label
  return {
    subject: `[${domain}] Inquiry ${reference} from ${name}`,
    lines: [`${name} · ${email}`, `${subject}: ${fill(standard.message, { time })}`, moment.split('.')[0]!],
    reply,
  }
}
