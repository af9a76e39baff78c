/** The owner's decisions for all three packages; amounts are in dollars. */
export const ownerDecisions = {
  /** Includes the domain. The owner has to confirm the refund before a launch. */
  hosting: {
    includedMonths: 12,
    yearlyPrice: 180,
    billed: 'annually',
    cancel: 'anytime',
    refunded: 'the unused months',
    /** As long as it is paid, also after tracking or maintenance; to be confirmed before a launch. */
    keepsRunning: 'your site and its assistant',
  },
  /** A larger package contains the smaller one; to be confirmed before a launch. */
  text: { basic: 'You send it', standard: 'We write it', premium: 'We write it' },
  changes: {
    freeDays: 30,
    hourlyPrice: 60,
    /** Free as long as maintenance lasts; to be confirmed before a launch. */
    maintained: 'additional answers and changes to the emails',
  },
  payment: { toStart: 'half', onLaunch: 'half', by: 'card or bank transfer' },
  /** A customer who cancels on this day gets the first payment back. */
  designDay: 2,
  /** Per language beyond the included one. */
  furtherLanguage: { price: 300, days: 2 },
  start: 'this week or next',
} as const
