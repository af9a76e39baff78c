import { ownerDecisions } from './owner-decisions'
import type { Package } from './packages'
import { refundNote } from './refund'

const { hosting, changes, payment, designDay, furtherLanguage } = ownerDecisions

export type Term = { title: string; text: string }

export const hostingNote = `Domain and hosting: first ${hosting.includedMonths} months included, then $${hosting.yearlyPrice} a year.`

export const paymentNote = `You pay ${payment.toStart} to start and ${payment.onLaunch} on launch day. ${refundNote}`

export const termsLink = { label: 'All terms', to: '/questions#terms' }

export const keepsRunning = `As long as you pay for domain and hosting, ${hosting.keepsRunning} keep running, at no extra cost.`

/** Continues a sentence about what domain and hosting cost after the months that are included. */
export const afterHosting = `$${hosting.yearlyPrice} a year, billed ${hosting.billed}. Cancel ${hosting.cancel} and we refund ${hosting.refunded}. Your domain goes with you.`

export const orderTerms: readonly Term[] = [
  {
    title: 'Domain and hosting',
    text: `Included for the first ${hosting.includedMonths} months. After that, the two together cost ${afterHosting}`,
  },
  {
    title: 'Payment',
    text: `You pay ${payment.toStart} to start, as a deposit, and ${payment.onLaunch} on the day your site goes live, by ${payment.by}.`,
  },
  {
    title: 'If you don’t like it',
    text: `You see the design on day ${designDay}. If it isn’t for you, cancel by the end of that day and you get your deposit back. If you cancel later, we keep the deposit for the work we’ve done, and you owe nothing else.`,
  },
]

export function termsOf(offers: readonly Pick<Package, 'ends' | 'changes'>[]): Term[] {
  const ends = offers.flatMap((offer) => offer.ends ?? [])
  const free = offers.flatMap((offer) => offer.changes ?? [])
  return [
    ...orderTerms,
    {
      title: 'Changes after launch',
      text: `Changes to wording, prices or hours are free for ${changes.freeDays} days, then $${changes.hourlyPrice} an hour. You get a quote first. ${free.join(' ')}`.trim(),
    },
    { title: 'What stops, and what keeps running', text: [...ends, keepsRunning].join(' ') },
    {
      title: 'Languages',
      text: `One is included. Each additional language costs $${furtherLanguage.price} and adds ${furtherLanguage.days} days.`,
    },
    {
      title: 'What’s yours',
      text: 'The domain, the text and the inquiries are yours. If you leave, you take them with you. The design and the assistant stay with us.',
    },
  ]
}
