import type { Package } from './packages'
import written from './quiz.json' with { type: 'json' }
import type { Demo } from './showroom'
import { hostingNote, paymentNote, termsLink } from './terms'

/** Of the packages, `needs` is the cheapest that does what was asked, if not all do. */
type Reasons = Readonly<Record<Package['id'], string>> & { needs?: string | undefined }

export interface Choice {
  id: string
  label: string
  /** The result repeats the answer in these words, before a colon. */
  said: string
  /** In the order of the packages. The one with the most points over all answers is recommended. */
  points: readonly number[]
  /** Why each package suits this answer; for a budget, its price says so. */
  reasons?: Reasons | undefined
  /** The most that the visitor plans to spend, in dollars; without it, any price is in the budget. */
  limit?: number | undefined
}

export type Question = { id: string; text: string; short: string; choices: readonly Choice[] }

export const questions = written satisfies readonly Question[] as readonly Question[] as readonly [
  Question,
  ...Question[],
]

/** The demo website that the result shows for each business; any other business gets one on the same package. */
export const demos: Readonly<Record<string, Demo['id']>> = {
  barbershop: 'barbershop',
  practice: 'dental-practice',
  shop: 'shop',
  estate: 'estate-agent',
}

/** The text of /quiz around the questions; names in braces are filled in. */
export const quiz = {
  name: 'The 30-second quiz',
  meta: {
    question: {
      title: '{progress}: {question} | Dayfive',
      description: 'One of five questions that find the website package for your business.',
    },
    result: {
      title: '{lead} {package} | Dayfive',
      description: '{package}: {price}, ready in {timeline}, and why your answers point to it.',
    },
  },
  intro: 'Five questions, one recommendation, and the reasons for it. We don’t ask for your name or email.',
  progress: 'Question {number} of {total}',
  progressName: 'Progress of the quiz',
  unanswered: 'Please choose one of these answers.',
  back: 'Back',
  result: {
    title: 'Your package:',
    overTitle: 'The best fit, over your budget:',
    sheet: 'The estimate',
    timeline: 'Live in',
    price: 'Price, including first-year domain and hosting',
    threeYears: 'Over three years, with domain and hosting',
    terms: `${paymentNote} ${hostingNote}`,
    allTerms: termsLink,
    /** By the package that does it. */
    lacks: {
      basic: '',
      standard:
        '{said}. The {title} takes the request, and you confirm. Booking comes with the {needed}, for {difference} more.',
      premium: '{said}. The {title} sends no emails. They come with the {needed}, for {difference} more.',
    },
    needed: 'See the {title}',
    overBudget: 'This is {difference} more than you plan to spend, but your other answers point to it.',
    withinBudget: 'Within your budget, the {package} at {price} comes closest.',
    talk: 'Free Consultation',
    reasons: 'Why this one',
    priceWithin:
      'it costs {price}, half to start and half on launch day, including a year of domain and hosting.',
    priceOver: 'it costs {price}, which is {difference} more.',
    change: 'Change',
    demo: 'A website for a business like yours',
    otherDemo: 'A demo built on this package',
    /** Beside a demo of another package, by the recommended one. */
    demoDiffers: {
      basic: 'This demo is an {shown}. Yours takes names and numbers instead of bookings.',
      standard: 'This demo is an {shown}. Yours takes bookings, and you follow up yourself.',
      premium: 'This demo is an {shown}. Yours takes bookings and follows up by email.',
    },
    alternatives: 'The other two',
    keep: 'Your answers are saved in this page’s link. Bookmark it, share it or print the page.',
    again: 'Start over',
    printed: 'Dayfive. Your website, live by day five. Questions: {contactEmail}',
  },
  summary: {
    opening: 'My quiz answers:',
    note: 'Your quiz answers are already in the project details. Change them, or add anything else we should know.',
  },
} as const
