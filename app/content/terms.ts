import { ownerDecisions } from './owner-decisions'

const { hosting, changes, payment, designDay, furtherLanguage } = ownerDecisions

/** What the owner has decided, in a sentence or two. */
export interface Term {
  title: string
  text: string
}

export const hostingNote = `Domain and hosting: ${hosting.includedMonths} months in the price, then $${hosting.yearlyPrice}\u00a0a\u00a0year.`

const hostingTerm: Term = {
  title: 'Domain and hosting',
  text: `In the price for the first ${hosting.includedMonths} months. Then $${hosting.yearlyPrice} a year for both, and you can end them in ${hosting.endsIn}.`,
}

export const paymentTerm: Term = {
  title: 'Payment',
  text: `You pay ${payment.toStart} to start and ${payment.onLaunch} on the day your site is live, by ${payment.by}.`,
}

export const dislikeTerm: Term = {
  title: 'If you don’t like it',
  text: `You see the design on day ${designDay}. Stop then, and the first half comes back. Stop later, and you owe nothing more.`,
}

const changesTerm: Term = {
  title: 'Changes after the launch',
  text: `Texts, prices and hours: free for ${changes.freeDays} days, then $${changes.hourlyPrice} an hour, and you know how much before it is spent.`,
}

const languagesTerm: Term = {
  title: 'Languages',
  text: `One is in the price. Each further one costs $${furtherLanguage.price} and takes ${furtherLanguage.days} days more.`,
}

/** Before an order. */
export const orderTerms: readonly Term[] = [hostingTerm, paymentTerm, dislikeTerm]

const endsTerm: Term = {
  title: 'Tracking and maintenance',
  text: 'The 3 months of tracking and the 6 months of maintenance end with those months. Nothing is charged after them.',
}

export const allTerms: readonly Term[] = [
  hostingTerm,
  paymentTerm,
  dislikeTerm,
  changesTerm,
  endsTerm,
  languagesTerm,
]
