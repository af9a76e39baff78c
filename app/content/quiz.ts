import type { Package } from './packages'

type PackageId = Package['id']

/** One answer to choose, and what it means for the packages. */
interface Choice {
  /** The answer's value in an address. */
  id: string
  label: string
  /** The answer as the result repeats it, before a colon. */
  said: string
  /** The answer's points for each package; the sum over all answers decides. */
  points: Readonly<Record<PackageId, number>>
}

/** An answer about the work that the website is for. */
export interface NeedChoice extends Choice {
  /** The reason that the result gives for each package. */
  reasons: Readonly<Record<PackageId, string>>
}

/** An answer about money; its reason is the price. */
export interface BudgetChoice extends Choice {
  /** The most that the visitor wants to spend, in dollars; null for no limit. */
  limit: number | null
}

interface Asked<Id extends string, C> {
  /** The question's parameter in an address. */
  id: Id
  text: string
  /** The name of the answer in a summary, in the visitor's voice. */
  short: string
  /** Three to five. */
  choices: readonly [C, C, C, ...C[]]
}

export type Question =
  Asked<'business' | 'first' | 'source' | 'followup', NeedChoice> | Asked<'budget', BudgetChoice>

/** The five questions in their order (design, "The 30-second quiz"). */
export const questions: readonly [Question, Question, Question, Question, Question] = [
  {
    id: 'business',
    text: 'What kind of business do you run?',
    short: 'My business',
    choices: [
      {
        id: 'barbershop',
        label: 'Barbershop or salon',
        said: 'You run a barbershop or salon',
        points: { basic: 2, standard: 1, premium: 0 },
        reasons: {
          basic:
            'your prices load fast on a phone, and the chatbot takes down names while your hands are busy.',
          standard: 'people plan their week late in the evening, and the chatbot answers them then.',
          premium:
            'its e-mails ask regulars back to the chair, so the week fills without you calling around.',
        },
      },
      {
        id: 'practice',
        label: 'Dental or health practice',
        said: 'You run a practice',
        points: { basic: 0, standard: 2, premium: 1 },
        reasons: {
          basic: 'patients find your hours and treatments, and the chatbot takes down who wants to come.',
          standard:
            'patients ask the same things at all hours, and the chatbot answers them for your front desk.',
          premium:
            'it answers patients and invites them to the next check-up, while your desk looks after the room.',
        },
      },
      {
        id: 'shop',
        label: 'Shop, in town or online',
        said: 'You run a shop',
        points: { basic: 0, standard: 1, premium: 2 },
        reasons: {
          basic:
            'people see what you sell and when you are open, and the chatbot takes down what they look for.',
          standard: 'it describes what you sell, and answers questions about it after you have closed.',
          premium: 'it brings in people who search for what you sell, and writes to those who bought before.',
        },
      },
      {
        id: 'estate',
        label: 'Real estate agency',
        said: 'You run a real estate agency',
        points: { basic: 0, standard: 1, premium: 2 },
        reasons: {
          basic: 'buyers and owners find you, and the chatbot takes down who is looking for what.',
          standard:
            'people look at houses in the evening, and the chatbot answers before they ask elsewhere.',
          premium: 'a sale takes months, and its e-mails stay in touch with every lead until then.',
        },
      },
      {
        id: 'other',
        label: 'Photographer, or another trade',
        said: 'Yours is a trade of its own',
        points: { basic: 2, standard: 1, premium: 0 },
        reasons: {
          basic: 'a site that shows your work and your prices, and takes down every enquiry, comes first.',
          standard: 'it learns your prices and your answers, whatever you sell, and gives them at any hour.',
          premium: 'it learns how you find, win and keep customers, and does the steps between by itself.',
        },
      },
    ],
  },
  {
    id: 'first',
    text: 'What must your website do first?',
    short: 'First job of the website',
    choices: [
      {
        id: 'found',
        label: 'Be found by new customers',
        said: 'You want to be found',
        points: { basic: 2, standard: 1, premium: 1 },
        reasons: {
          basic: 'its pages are built for search engines from the first day.',
          standard: 'written content gives search engines something to find, and tracking shows what works.',
          premium: 'its search work goes further, to people who do not know your name yet.',
        },
      },
      {
        id: 'answer',
        label: 'Answer questions and take bookings',
        said: 'You want the site to answer and book',
        points: { basic: 0, standard: 3, premium: 1 },
        reasons: {
          basic: 'the chatbot takes down each question and each wished-for time, and you confirm it.',
          standard: 'the chatbot answers day and night and hands you the bookings.',
          premium: 'the chatbot answers and books, and an e-mail follows, so that nobody forgets.',
        },
      },
      {
        id: 'sell',
        label: 'Sell products or services',
        said: 'You want it to sell',
        points: { basic: 0, standard: 1, premium: 3 },
        reasons: {
          basic: 'it shows what you sell and takes down who wants it; closing the sale stays with you.',
          standard:
            'its texts make the case, the chatbot clears up the doubts, and tracking shows what sells.',
          premium: 'it is made for that: it draws buyers in, answers them and follows up by e-mail.',
        },
      },
      {
        id: 'return',
        label: 'Keep customers coming back',
        said: 'You want customers to come back',
        points: { basic: 0, standard: 1, premium: 3 },
        reasons: {
          basic: 'regulars find your hours and prices at once; writing to them stays with you.',
          standard: 'fresh content gives regulars a reason to look in; writing to them stays with you.',
          premium: 'its e-mails remind people of you at the right time, and you write none of them.',
        },
      },
    ],
  },
  {
    id: 'source',
    text: 'Where do enquiries come from today?',
    short: 'Enquiries today',
    choices: [
      {
        id: 'phone',
        label: 'Phone calls and people at the door',
        said: 'People call or come by',
        points: { basic: 1, standard: 2, premium: 0 },
        reasons: {
          basic: 'whoever calls in vain can leave a name with the chatbot.',
          standard: 'the chatbot takes over the questions that make your phone ring.',
          premium:
            'the chatbot takes over the questions, and whoever leaves an address hears from you again.',
        },
      },
      {
        id: 'recommendation',
        label: 'Recommendations',
        said: 'You live on recommendations',
        points: { basic: 2, standard: 1, premium: 0 },
        reasons: {
          basic: 'people who heard your name look you up, and find a site that fits what they heard.',
          standard: 'people who heard your name have questions, and get an answer the same minute.',
          premium: 'a friendly e-mail after each job asks for the next recommendation.',
        },
      },
      {
        id: 'online',
        label: 'Search engines and social media',
        said: 'People find you online',
        points: { basic: 0, standard: 1, premium: 2 },
        reasons: {
          basic: 'they land on a page that is fast on a phone and takes down what they want.',
          standard: 'they come at all hours, and somebody answers at all hours.',
          premium: 'visitors are there already, so following up with each of them is what pays.',
        },
      },
      {
        id: 'few',
        label: 'Hardly any come yet',
        said: 'Enquiries are still few',
        points: { basic: 2, standard: 1, premium: 1 },
        reasons: {
          basic: 'a place where people can find you and leave a message comes before all else.',
          standard: 'each one counts, so none of them waits for an answer.',
          premium: 'it works on being found and on losing nobody who asks, both at once.',
        },
      },
    ],
  },
  {
    id: 'followup',
    text: 'How much of the follow-up should run by itself?',
    short: 'Follow-up that runs by itself',
    choices: [
      {
        id: 'none',
        label: 'None, I answer everyone myself',
        said: 'You follow up yourself',
        points: { basic: 3, standard: 1, premium: 0 },
        reasons: {
          basic: 'the chatbot notes who asked for what, and you take it from there.',
          standard: 'the chatbot answers the simple questions, and the conversations stay yours.',
          premium: 'you decide which e-mails go out, and your time goes to the conversations.',
        },
      },
      {
        id: 'first',
        label: 'The first answer, then I take over',
        said: 'The first answer should run by itself',
        points: { basic: 1, standard: 3, premium: 1 },
        reasons: {
          basic: 'the chatbot greets people and takes down what they need, then you take over.',
          standard: 'the chatbot gives it at any hour, then hands over to you.',
          premium: 'the chatbot gives it, and e-mails keep people warm until you take over.',
        },
      },
      {
        id: 'everything',
        label: 'All of it, e-mails included',
        said: 'All of it should run by itself',
        points: { basic: 0, standard: 1, premium: 4 },
        reasons: {
          basic: 'this is a start, with a chatbot that takes down every lead; the e-mails stay with you.',
          standard: 'questions are answered without you; only the e-mails stay with you.',
          premium: 'chatbot and e-mails do it together, and we maintain both.',
        },
      },
    ],
  },
  {
    id: 'budget',
    text: 'What do you plan to spend?',
    short: 'Budget',
    choices: [
      {
        id: 'to-1000',
        label: 'Up to $1,000',
        said: 'You plan with up to $1,000',
        points: { basic: 10, standard: 7, premium: 0 },
        limit: 1000,
      },
      {
        id: 'to-1500',
        label: '$1,000 to $1,500',
        said: 'You plan with $1,000 to $1,500',
        points: { basic: 1, standard: 4, premium: 1 },
        limit: 1500,
      },
      {
        id: 'more',
        label: '$1,500 or more',
        said: 'You plan with $1,500 or more',
        points: { basic: 0, standard: 3, premium: 5 },
        limit: null,
      },
      {
        id: 'open',
        label: 'Not decided yet',
        said: 'Your budget is open',
        points: { basic: 0, standard: 0, premium: 0 },
        limit: null,
      },
    ],
  },
]

/** The words of /quiz around its questions; words in braces are filled in. */
export const quiz = {
  name: 'The 30-second quiz',
  meta: {
    question: {
      title: '{progress}: {question} | Dayfive',
      description: 'One of five questions that find the website package for your business.',
    },
    result: {
      title: 'Your package: {package} | Dayfive',
      description: '{package}: {price}, ready in {timeline}, and why it follows from your answers.',
    },
  },
  lead: 'Five questions, one recommendation, and the reasons for it. We ask for no name and no address.',
  progress: 'Question {number} of {total}',
  progressName: 'Progress of the quiz',
  unanswered: 'Please choose one of these answers, then go on.',
  next: 'Next question',
  finish: 'Show my package',
  back: 'Back',
  result: {
    title: 'Your package:',
    sheet: 'The estimate',
    timeline: 'Ready in',
    price: 'Price, all in',
    overBudget:
      'This is {difference} more than you plan to spend. We name it because your other answers ask for what it does.',
    withinBudget: 'Within your budget, {package} at {price} comes closest.',
    start: 'Start with this package',
    talk: 'Talk to a person first',
    reasons: 'Why this one',
    priceWithin: 'it costs {price}, and nothing is added later.',
    priceOver: 'it costs {price}, which is {difference} more.',
    change: 'Change',
    alternatives: 'The other two',
    startOther: 'Start with this one instead',
    keep: 'The address of this page holds your answers: bookmark it, print the page, or send it on.',
    again: 'Start over',
    printed: 'Dayfive. Your website, live by day five. Questions: {contactEmail}',
  },
  /** The words of /get-started for the answers. */
  summary: {
    opening: 'My answers in the 30-second quiz:',
    note: 'Your quiz answers stand in the last field. Change them, or add what else we should know.',
  },
} as const
