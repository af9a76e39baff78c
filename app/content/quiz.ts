import type { Package } from './packages'

/** An answer about the work that the website is for. */
type NeedChoice = ReturnType<typeof need>
/** An answer about money; its reason is the price. */
type BudgetChoice = ReturnType<typeof budget>

interface Asked<Id extends string, C> {
  /** The question's parameter in a URL. */
  id: Id
  text: string
  /** The label in a summary, in the first person. */
  short: string
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
      need('barbershop', 'Barbershop or salon', 'You run a barbershop or salon', [2, 1, 0], {
        basic:
          'your prices load fast on a phone, and the chatbot takes down names while your hands are busy.',
        standard: 'people plan their week late in the evening, and the chatbot answers them then.',
        premium: 'its e-mails ask regulars back to the chair, so the week fills without you calling around.',
      }),
      need('practice', 'Dental or health practice', 'You run a practice', [0, 2, 1], {
        basic: 'patients find your hours and treatments, and the chatbot takes down who wants to come.',
        standard:
          'patients ask the same things at all hours, and the chatbot answers them for your front desk.',
        premium:
          'it answers patients and invites them to the next check-up, while your desk looks after the room.',
      }),
      need('shop', 'Shop, in town or online', 'You run a shop', [0, 1, 2], {
        basic:
          'people see what you sell and when you are open, and the chatbot takes down what they look for.',
        standard: 'it describes what you sell, and answers questions about it after you have closed.',
        premium: 'it brings in people who search for what you sell, and writes to those who bought before.',
      }),
      need('estate', 'Real estate agency', 'You run a real estate agency', [0, 1, 2], {
        basic: 'buyers and owners find you, and the chatbot takes down who is looking for what.',
        standard: 'people look at houses in the evening, and the chatbot answers before they ask elsewhere.',
        premium: 'a sale takes months, and its e-mails stay in touch with every lead until then.',
      }),
      need('other', 'Photographer, or another trade', 'Yours is a trade of its own', [2, 1, 0], {
        basic: 'a site that shows your work and your prices, and takes down every enquiry, comes first.',
        standard: 'it learns your prices and your answers, whatever you sell, and gives them at any hour.',
        premium: 'it learns how you find, win and keep customers, and does the steps between by itself.',
      }),
    ],
  },
  {
    id: 'first',
    text: 'What must your website do first?',
    short: 'First job of the website',
    choices: [
      need('found', 'Be found by new customers', 'You want to be found', [2, 1, 1], {
        basic: 'its pages are built for search engines from the first day.',
        standard: 'written content gives search engines something to find, and tracking shows what works.',
        premium: 'its search work goes further, to people who do not know your name yet.',
      }),
      need(
        'answer',
        'Answer questions and take bookings',
        'You want the site to answer and book',
        [0, 3, 1],
        {
          basic: 'the chatbot takes down each question and each wished-for time, and you confirm it.',
          standard: 'the chatbot answers day and night and hands you the bookings.',
          premium: 'the chatbot answers and books, and an e-mail follows, so that nobody forgets.',
        },
      ),
      need('sell', 'Sell products or services', 'You want it to sell', [0, 1, 3], {
        basic: 'it shows what you sell and takes down who wants it; closing the sale stays with you.',
        standard: 'its texts make the case, the chatbot clears up the doubts, and tracking shows what sells.',
        premium: 'it is made for that: it draws buyers in, answers them and follows up by e-mail.',
      }),
      need('return', 'Keep customers coming back', 'You want customers to come back', [0, 1, 3], {
        basic: 'regulars find your hours and prices at once; writing to them stays with you.',
        standard: 'fresh content gives regulars a reason to look in; writing to them stays with you.',
        premium: 'its e-mails remind people of you at the right time, and you write none of them.',
      }),
    ],
  },
  {
    id: 'source',
    text: 'Where do enquiries come from today?',
    short: 'Enquiries today',
    choices: [
      need('phone', 'Phone calls and people at the door', 'People call or come by', [1, 2, 0], {
        basic: 'whoever calls in vain can leave a name with the chatbot.',
        standard: 'the chatbot takes over the questions that make your phone ring.',
        premium: 'the chatbot takes over the questions, and whoever leaves an address hears from you again.',
      }),
      need('recommendation', 'Recommendations', 'You live on recommendations', [2, 1, 0], {
        basic: 'people who heard your name look you up, and find a site that fits what they heard.',
        standard: 'people who heard your name have questions, and get an answer the same minute.',
        premium: 'a friendly e-mail after each job asks for the next recommendation.',
      }),
      need('online', 'Search engines and social media', 'People find you online', [0, 1, 2], {
        basic: 'they land on a page that is fast on a phone and takes down what they want.',
        standard: 'they come at all hours, and somebody answers at all hours.',
        premium: 'visitors are there already, so following up with each of them is what pays.',
      }),
      need('few', 'Hardly any come yet', 'Enquiries are still few', [2, 1, 1], {
        basic: 'a place where people can find you and leave a message comes before all else.',
        standard: 'each one counts, so none of them waits for an answer.',
        premium: 'it works on being found and on losing nobody who asks, both at once.',
      }),
    ],
  },
  {
    id: 'followup',
    text: 'How much of the follow-up should run by itself?',
    short: 'Follow-up that runs by itself',
    choices: [
      need('none', 'None, I answer everyone myself', 'You follow up yourself', [3, 1, 0], {
        basic: 'the chatbot notes who asked for what, and you take it from there.',
        standard: 'the chatbot answers the simple questions, and the conversations stay yours.',
        premium: 'you decide which e-mails go out, and your time goes to the conversations.',
      }),
      need(
        'first',
        'The first answer, then I take over',
        'The first answer should run by itself',
        [1, 3, 1],
        {
          basic: 'the chatbot greets people and takes down what they need, then you take over.',
          standard: 'the chatbot gives it at any hour, then hands over to you.',
          premium: 'the chatbot gives it, and e-mails keep people warm until you take over.',
        },
      ),
      need('everything', 'All of it, e-mails included', 'All of it should run by itself', [0, 1, 4], {
        basic: 'this is a start, with a chatbot that takes down every lead; the e-mails stay with you.',
        standard: 'questions are answered without you; only the e-mails stay with you.',
        premium: 'chatbot and e-mails do it together, and we maintain both.',
      }),
    ],
  },
  {
    id: 'budget',
    text: 'What do you plan to spend?',
    short: 'Budget',
    choices: [
      budget('to-1000', 'Up to $1,000', 'You plan with up to $1,000', [10, 7, 0], 1000),
      budget('to-1500', '$1,000 to $1,500', 'You plan with $1,000 to $1,500', [1, 4, 1], 1500),
      budget('more', '$1,500 or more', 'You plan with $1,500 or more', [0, 3, 5], null),
      budget('open', 'Not decided yet', 'Your budget is open', [0, 0, 0], null),
    ],
  },
]

/** The text of /quiz around its questions; names in braces are filled in. */
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
  summary: {
    opening: 'My answers in the 30-second quiz:',
    note: 'Your quiz answers stand in the last field. Change them, or add what else we should know.',
  },
} as const

/** For each package; the sum over all answers decides. */
type Points = readonly [basic: number, standard: number, premium: number]

/**
 * @param id its value in a URL
 * @param said the answer as the result repeats it, before a colon
 */
function need(
  id: string,
  label: string,
  said: string,
  points: Points,
  reasons: Readonly<Record<Package['id'], string>>,
) {
  return { id, label, said, points: byPackage(points), reasons }
}

/** @param limit in dollars, if there is one */
function budget(id: string, label: string, said: string, points: Points, limit: number | null) {
  return { id, label, said, points: byPackage(points), limit }
}

function byPackage([basic, standard, premium]: Points): Readonly<Record<Package['id'], number>> {
  return { basic, standard, premium }
}
