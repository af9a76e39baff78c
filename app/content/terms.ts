import { ownerDecisions } from './owner-decisions'

const { hosting, changes, payment, designDay, furtherLanguage } = ownerDecisions

/** What the owner has decided, in a sentence or two. */
export interface Term {
  title: string
  text: string
}

export const hostingNote = `Domain and hosting: first ${hosting.includedMonths} months included, then $${hosting.yearlyPrice}\u00a0a\u00a0year.`

const hostingTerm: Term = {
  title: 'Domain and hosting',
  text: `Included for the first ${hosting.includedMonths} months. Then $${hosting.yearlyPrice} a year for both. Cancel ${hosting.endsIn}.`,
}

export const paymentTerm: Term = {
  title: 'Payment',
  text: `You pay ${payment.toStart} to start and ${payment.onLaunch} on the day your site goes live, by ${payment.by}.`,
}

export const dislikeTerm: Term = {
  title: 'If you don’t like it',
  text: `You see the design on day ${designDay}. Cancel that day and we refund the first half. Cancel later and we keep it, but you owe nothing else.`,
}

const changesTerm: Term = {
  title: 'Changes after launch',
  text: `Text, prices and hours: free for ${changes.freeDays} days, then $${changes.hourlyPrice} an hour. We quote before we start.`,
}

const languagesTerm: Term = {
  title: 'Languages',
  text: `One is included. Each additional language costs $${furtherLanguage.price} and adds ${furtherLanguage.days} days.`,
}

/** Before an order. */
export const orderTerms: readonly Term[] = [hostingTerm, paymentTerm, dislikeTerm]

const endsTerm: Term = {
  title: 'Tracking and maintenance',
  text: 'Tracking stops after 3 months and maintenance after 6. They don’t renew and you aren’t billed.',
}

export const allTerms: readonly Term[] = [
  hostingTerm,
  paymentTerm,
  dislikeTerm,
  changesTerm,
  endsTerm,
  languagesTerm,
]
