import { packages } from './packages'

export const about = {
  title: 'A small agency for small businesses',
  intro: 'We build websites for people whose hands are busy when the phone rings.',
  mission: {
    title: 'Our mission',
    paragraphs: [
      'A barber can’t pick up in the middle of a cut. A dentist can’t quote a filling at ten at night. The customer goes somewhere else, and the owner never knows they called.',
      'We build the website that answers, at a price you’ve agreed to before we start and by a date you can mark on your calendar.',
    ],
  },
  differentiators: {
    title: 'What our websites do on their own',
    list: {
      '24/7 engagement':
        'The assistant answers day and night from your prices, hours and policies. A question it can’t answer comes to you, with the customer’s number.',
      'Automated lead generation':
        'The site asks everyone who gets in touch what they need, when they need it and how to reach them. Your morning starts with a list instead of a voicemail box.',
      'Smart content':
        'With Growth and the Sales Machine, AI drafts your pages in the words your customers use, and one of us edits each one before you see it.',
    },
  },
  approach: {
    title: 'How we work',
    list: {
      'We listen for 30 minutes': 'One free call about your business and the questions you keep hearing.',
      'We put the price in writing': `You pick a package, from ${packages[0].price}, and get a start date. No surprise charges.`,
      'You watch it come together': 'On day 2 you get a private link to your site and tell us what to fix.',
      'You keep what’s yours':
        'The domain, the text and the inquiries are yours. If you leave, you take them with you. The design and the assistant stay with us.',
    },
  },
  people: {
    title: 'Who’s behind it',
    paragraphs: [
      'We use AI for drafts, for checks and for the assistant itself, and one of us reads every page before your customers do.',
      'We’re small, and some weeks we’re booked solid. If there’s a wait, we’ll say so on the first call.',
      'If something goes wrong, email us. A person answers within one business day.',
    ],
  },
} as const
