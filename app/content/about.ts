export const about = {
  title: 'A small agency for small businesses',
  lead: 'We build websites for people whose hands are busy when the phone rings.',
  mission: {
    title: 'Our mission',
    paragraphs: [
      'A barber can’t pick up in the middle of a cut. A dentist can’t say at ten at night what a filling costs. The customer asks somebody else, and the owner never learns that there was one.',
      'We build the website that answers, at a price agreed before we start and by a day you can put in your calendar.',
    ],
  },
  differentiators: {
    title: 'What our websites do by themselves',
    list: [
      {
        title: '24/7 engagement',
        text: 'The assistant answers day and night, from your prices, hours and rules. A question that it can’t answer comes to you, with the customer’s number.',
      },
      {
        title: 'Automated lead generation',
        text: 'The site asks everyone who enquires what they need, when, and how to reach them. Your morning starts with a list instead of a voicemail box.',
      },
      {
        title: 'Smart content',
        text: 'We write your pages after a talk with you, in the words your customers use. When a price changes or a season begins, a draft waits for your yes.',
      },
    ],
  },
  approach: {
    title: 'How we work',
    list: [
      {
        title: 'Listen for 30 minutes',
        text: 'One call. We ask what your customers ask, and what you are tired of answering.',
      },
      {
        title: 'Put the price in writing',
        text: 'One of three packages, with a start date. Nothing is added before your site is live.',
      },
      {
        title: 'Build where you can watch',
        text: 'From the second day you can look in at a private address, and say what is wrong while it is cheap to change.',
      },
      {
        title: 'Hand over the keys',
        text: 'The domain, the texts and the enquiries are yours. If you leave us, they leave with you.',
      },
    ],
  },
  people: {
    title: 'Who is behind it',
    answers: 'You hear from them:',
    paragraphs: [
      'Four people, with 20+ years of experience between them.',
      'We use AI for drafts, for checks and for the assistant itself. A person reads every page before your customers do.',
      'We are small, and that has its price: when all four of us are busy, your start date moves back. You hear that on the first call. We have no awards to show you, because we never entered for one.',
    ],
  },
} as const
