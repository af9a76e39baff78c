/** What a website shows its owner, by package. The customer is invented. */
export const ownersSide = {
  title: 'What you’ll see',
  basic: {
    caption: 'Questions it can’t answer come to your phone:',
    question: 'Could you glaze six of the bowls in green by March?',
    who: 'Dana',
    number: '555-0188',
  },
  standard: {
    caption: 'A booking in your inbox:',
    name: 'Dana Cole',
    email: 'dana@example.com',
    subject: 'Booking',
    message: '{time}. Cut and beard.',
    reference: 'K7F2-9QXM',
  },
  premium: {
    caption: 'Your customer’s follow-up email:',
    subject: 'How was {house}?',
    lines: ['Hi Dana, thanks for coming to {house} yesterday. What did you think?', '{agent}, {agency}'],
    reply: 'You approved every word.',
    title: 'Answers you’ve approved',
    topics: ['selling-time', 'fee', 'valuation'],
  },
} as const
