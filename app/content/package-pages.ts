import type { Package } from './packages'
import type { Exhibit } from './showroom'

/** The text of a package's page. */
interface PackageText {
  headline: string
  lead: string
  /** The work by days. */
  plan: { title: string; steps: Readonly<Record<string, string>>; note: string }
  /** What the owner has to bring. */
  asks: readonly string[]
  /** Whom it suits and whom it doesn't. */
  fits: string
  drawing: `pages/${'starter' | 'growth' | 'sales-machine'}`
  demo: Exhibit['id']
  demoTitle: string
}

export const packageTexts: Readonly<Record<Package['id'], PackageText>> = {
  basic: {
    headline: 'AI Starter Website: live on day five',
    lead: 'Your first proper website: your prices, your hours, your work, and an assistant that answers from your list and notes who asked, with name and number. You confirm.',
    plan: {
      title: 'Five days, one by one',
      steps: {
        'Day 1':
          'We agree on what your site must do. You tell us what your customers ask and what you are tired of answering, and we settle what belongs on which page.',
        'Day 2':
          'You see it in your style and words, at a private address. Say what is wrong now, while it is cheap to change.',
        'Day 3':
          'It learns your prices, hours and answers. Where your list has a gap, we ask you, so that the assistant never has to guess.',
        'Day 4':
          'You try it and tell us what to change. Ask the assistant what your customers ask, on your own phone, standing where they would stand.',
        'Day 5': 'Your site is live, at your own domain.',
      },
      note: 'Five days with your texts and pictures at hand. If some are still missing, seven at most.',
    },
    asks: [
      'Thirty minutes for the first call.',
      'Your prices and your hours.',
      'Your rules: cancelling, coming late, paying, parking.',
      'Some pictures of your work and of you.',
      'A look at the site on day two, and a trial run on day four.',
    ],
    fits: 'It is, if you have no website or one you would rather not show, and your trouble is the people who call while your hands are busy. It is not, if people should book a time without you: the Starter notes who asked, and the chatbot in Growth also books. And it sends no e-mails to your customers. The Sales Machine does.',
    drawing: 'pages/starter',
    demo: 'shop',
    demoTitle: 'A shop with a site like this',
  },
  standard: {
    headline: 'AI Growth Website: answers and books at any hour',
    lead: 'For a business that already gets questions, and gets them at night. The chatbot answers and also books, from the free times of your calendar; the pages are written for you, and for three months we watch what works.',
    plan: {
      title: 'Seven to ten days',
      steps: {
        'Day 1':
          'The AI strategy session. We agree on what your site must do, and which questions the chatbot takes over.',
        'Day 2': 'You see the first pages in your style, at a private address, and say what is wrong.',
        'Days 3 and 4':
          'The other pages are written. AI drafts them, and a person reads each one before you do.',
        'Day 5':
          'The chatbot learns your prices, hours, rules and answers, and which times it may offer. Every page gets one clear way to book.',
        'Day 6': 'You try all of it and tell us what to change.',
        'Days 7 to 10':
          'We make your changes, and your site is live. The three months of performance tracking begin.',
      },
      note: 'Seven days when your answers and pictures come quickly, ten at most.',
    },
    asks: [
      'Thirty minutes for the first call.',
      'Your prices and your hours.',
      'Your rules, and the exceptions you never want a program to make.',
      'Your calendar, and the times that may be booked in it.',
      'The questions your customers ask most, with your own answers.',
      'Pictures of your work, your rooms and your people.',
      'A look at the pages on day two, and a trial run on day six.',
    ],
    fits: 'It is, if the same questions reach you by phone, mail and message, and people should book a time without waiting for you. It is not, if hardly anyone asks yet: the Starter costs less and notes who does. Nor if the work begins after the booking: the Sales Machine also follows up by e-mail.',
    drawing: 'pages/growth',
    demo: 'dental-practice',
    demoTitle: 'A dental practice with a site like this',
  },
  premium: {
    headline: 'AI Sales Machine: nobody is forgotten',
    lead: 'For sales that take weeks or months. The site brings people in, the chatbot answers and books them, it also follows up by e-mail, and we look after all of it for half a year.',
    plan: {
      title: 'Ten to fourteen days',
      steps: {
        'Day 1':
          'The AI strategy session. We follow one of your customers from the first search to the sale, and mark where people get lost.',
        'Day 2': 'You see the first pages in your style, at a private address, and say what is wrong.',
        'Days 3 to 5':
          'The pages are built for people who search for what you sell and don’t know your name yet.',
        'Days 6 and 7':
          'The chatbot learns your prices, hours, rules and free times, and when to call you in.',
        'Day 8': 'The e-mails are written. You read each one and decide which go out, to whom and when.',
        'Day 9': 'You try all of it, as a customer would, and tell us what to change.',
        'Days 10 to 14':
          'We make your changes, and your site is live. The six months of AI maintenance begin.',
      },
      note: 'Ten days when your answers and pictures come quickly, fourteen at most.',
    },
    asks: [
      'Thirty minutes for the first call.',
      'Your prices, your hours, your rules and your calendar.',
      'The questions your customers ask most, with your own answers.',
      'How you follow up today, and where it gets stuck.',
      'A few mails you have written yourself, so that ours sound like you.',
      'Pictures of your work and of the people a customer will meet.',
      'Your yes or no to every e-mail before it may go out.',
    ],
    fits: 'It is, if one sale is worth many e-mails, and you lose people because nobody wrote to them in time. It is not, if customers decide on the spot: a haircut needs no five e-mails, and the Starter or Growth will do. It also needs somebody on your side to pick up when a reply comes, since the conversations stay yours.',
    drawing: 'pages/sales-machine',
    demo: 'estate-agent',
    demoTitle: 'An estate agency with a site like this',
  },
}
