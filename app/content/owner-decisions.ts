/** What the owner has decided, for all three packages; amounts in dollars. */
export const ownerDecisions = {
  /** With the domain; the refund is to be confirmed before a launch. */
  hosting: {
    includedMonths: 12,
    yearlyPrice: 180,
    billed: 'annually',
    endsIn: 'any month',
    refunded: 'the months you haven’t used',
  },
  /** What changes of texts, prices and hours cost once the site is live. */
  changes: { freeDays: 30, hourlyPrice: 60 },
  payment: { toStart: 'half', onLaunch: 'half', by: 'card or bank transfer' },
  /** Who stops on this day gets back what was paid to start. */
  designDay: 2,
  /** Each beyond the one that is included. */
  furtherLanguage: { price: 300, days: 2 },
  start: 'this week or next',
} as const
