import type { Package } from './packages'
import type { Demo } from './showroom'
import { orderTerms } from './terms'

type Reasons = Readonly<Record<Package['id'], string>>
type Points = readonly [basic: number, standard: number, premium: number]

export interface Choice {
  id: string
  label: string
  /** The result repeats the answer in these words, before a colon. */
  said: string
  /** The package with the most points over all answers is recommended. */
  points: Points
  /** Why each package suits this answer; for a budget, its price says so. */
  reasons?: Reasons
  /** The most that the visitor plans to spend, in dollars. */
  limit: number
}

export type Question = { id: string; text: string; short: string; choices: readonly Choice[] }

export const questions: readonly [Question, ...Question[]] = [
  {
    id: 'business',
    text: 'What kind of business do you run?',
    short: 'My business',
    choices: [
      need('barbershop', 'Barbershop or salon', 'You run a barbershop or salon', [2, 1, 0], {
        basic: 'your prices load fast on a phone, and the chatbot takes names and numbers while you cut.',
        standard: 'people plan their week late in the evening, and the chatbot books them right then.',
        premium: 'its emails bring regulars back, so the week fills up without you calling around.',
      }),
      need('practice', 'Dental or health practice', 'You run a practice', [0, 2, 1], {
        basic: 'patients find your hours and treatments, and the chatbot takes names and numbers.',
        standard: 'patients ask at all hours, and the chatbot answers and books for your front desk.',
        premium:
          'it answers patients and invites them to their next checkup, while your front desk takes care of the ones who are there.',
      }),
      need('shop', 'Shop, in town or online', 'You run a shop', [0, 1, 2], {
        basic: 'people see what you sell and when you’re open, and can tell the chatbot what they want.',
        standard: 'it describes what you sell, and answers questions about it after you close.',
        premium: 'it brings in people searching for what you sell, and emails those who’ve bought.',
      }),
      need('estate', 'Real estate agency', 'You run a real estate agency', [0, 1, 2], {
        basic: 'buyers and sellers find you, and the chatbot asks what each one is looking for.',
        standard: 'people browse houses at night, and the chatbot answers before they call another agent.',
        premium: 'a sale takes months, and its emails keep in touch with everyone in the meantime.',
      }),
      need('other', 'Artist, trade or something else', 'You’re in a trade of your own', [2, 1, 0], {
        basic: 'start with a site that shows your work and prices and takes down every inquiry.',
        standard: 'it learns your prices and your answers, whatever you sell, and gives them at any hour.',
        premium: 'show us how a stranger becomes a customer, and we’ll build around that.',
      }),
    ],
  },
  {
    id: 'first',
    text: 'What should your website do first?',
    short: 'What the site should do first',
    choices: [
      need('found', 'Be found by new customers', 'You want to be found', [2, 1, 1], {
        basic: 'its pages are built for search engines from day one.',
        standard: 'its pages give search engines something to find, and tracking shows what works.',
        premium: 'it goes further in search and reaches people who don’t know your name yet.',
      }),
      need('answer', 'Answer questions and take bookings', 'You want it to answer and book', [0, 3, 1], {
        basic: 'the chatbot takes down the question and the time they’d like, and you confirm.',
        standard: 'the chatbot answers day and night, offers your open times and books one of them.',
        premium: 'the chatbot answers and books, and an email follows so nobody forgets.',
      }),
      need('sell', 'Sell products or services', 'You want it to sell', [0, 1, 3], {
        basic: 'it shows what you sell and takes requests. No online checkout: you take the payment.',
        standard:
          'its chatbot answers the last questions before a sale. No online checkout: you take the payment.',
        premium: 'it draws buyers in and follows up by email. No online checkout: you take the payment.',
      }),
      need('return', 'Keep customers coming back', 'You want customers to come back', [0, 1, 3], {
        basic: 'past clients find you right away; for emails you need the Sales Machine.',
        standard: 'fresh content brings regulars back; for emails you need the Sales Machine.',
        premium: 'its emails remind people of you at the right time, and you don’t have to write them.',
      }),
    ],
  },
  {
    id: 'source',
    text: 'How do customers reach you now?',
    short: 'How customers reach me',
    choices: [
      need('phone', 'Phone calls and walk-ins', 'People call or come by', [1, 2, 0], {
        basic: 'when you can’t pick up, people leave the chatbot their name and number.',
        standard: 'the chatbot takes over the questions and bookings that make your phone ring.',
        premium: 'the chatbot answers, and everyone who leaves an email address hears from you again.',
      }),
      need('recommendation', 'Word of mouth', 'You run on word of mouth', [2, 1, 0], {
        basic: 'people who’ve heard of you look you up, and find a site that lives up to it.',
        standard: 'people who’ve heard of you still have questions, and get an answer right away.',
        premium: 'when the work is done, a friendly email asks for the next recommendation.',
      }),
      need('online', 'Search engines and social media', 'People find you online', [0, 1, 2], {
        basic: 'they land on a page that is fast on a phone and asks what they need.',
        standard: 'the chatbot answers them whenever they look, and books the ones who are ready.',
        premium: 'you already have visitors, and what pays off now is following up with each of them.',
      }),
      need('few', 'They mostly don’t yet', 'You don’t get many inquiries yet', [2, 1, 1], {
        basic: 'the first thing you need is a place where people can find you and leave a message.',
        standard: 'each one counts, so nobody is left waiting for an answer.',
        premium: 'it has pages for people who don’t know you yet, and nobody who asks gets forgotten.',
      }),
    ],
  },
  {
    id: 'followup',
    text: 'How much of the follow-up should run on its own?',
    short: 'Follow-up to automate',
    choices: [
      need('none', 'None, I answer everyone myself', 'You follow up yourself', [3, 1, 0], {
        basic: 'the chatbot takes down who asked for what, and you take it from there.',
        standard: 'the chatbot answers the simple questions, and the conversations stay with you.',
        premium: 'you decide which emails go out, and save your time for the conversations.',
      }),
      need('first', 'The first answer, then I take over', 'You want the first answer automated', [1, 3, 1], {
        basic: 'the chatbot greets people and asks what they need, then you take over.',
        standard: 'the chatbot gives it at any hour, then hands over to you.',
        premium: 'the chatbot gives it, and emails keep in touch until you take over.',
      }),
      need('everything', 'All of it, emails included', 'You want it all to run itself', [1, 0, 4], {
        basic: 'this package takes down every inquiry without you; for emails you need the Sales Machine.',
        standard: 'this package answers and books without you; for emails you need the Sales Machine.',
        premium: 'the chatbot and the emails share the work, and we maintain both.',
      }),
    ],
  },
  {
    id: 'budget',
    text: 'What do you plan to spend?',
    short: 'Budget',
    choices: [
      budget('to-1000', 'Under $1,000', 'You plan to spend under $1,000', [12, 7, 0], 1000),
      budget('to-1500', '$1,000 to $1,500', 'You plan to spend $1,000 to $1,500', [1, 4, 1], 1500),
      budget('more', 'Over $1,500', 'You plan to spend over $1,500', [0, 3, 5]),
      budget('open', 'Not decided yet', 'You haven’t set a budget', [0, 0, 0]),
    ],
  },
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
    terms: orderTerms,
    overBudget: 'This is {difference} more than you plan to spend. Your other answers point to it.',
    withinBudget: 'Within your budget, the {package} at {price} comes closest.',
    talk: 'Free Consultation',
    reasons: 'Why this one',
    priceWithin: 'it costs {price}, with no extras before launch.',
    priceOver: 'it costs {price}, which is {difference} more.',
    change: 'Change',
    demo: 'A website for a business like yours',
    otherDemo: 'A site on the same package',
    /** Beside a demo of another package, by the recommended one. */
    demoDiffers: {
      basic: 'This demo is an {shown}. Yours takes names and numbers instead of bookings.',
      standard: 'This demo is an {shown}. Yours takes bookings, and you follow up yourself.',
      premium: 'This demo is an {shown}. Yours takes bookings and follows up by email.',
    },
    alternatives: 'The other two',
    keep: 'Your answers are saved in this link: bookmark, print or share it.',
    again: 'Start over',
    printed: 'Dayfive. Your website, live by day five. Questions: {contactEmail}',
  },
  summary: {
    opening: 'My quiz answers:',
    note: 'Your quiz answers are already in the project field. Change them, or add anything else we should know.',
  },
} as const

function need(id: string, label: string, said: string, points: Points, reasons: Reasons): Choice {
  return { id, label, said, points, reasons, limit: Infinity }
}

function budget(id: string, label: string, said: string, points: Points, limit = Infinity): Choice {
  return { id, label, said, points, limit }
}
