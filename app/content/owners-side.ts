/** What a website shows its owner, by package. The customer is invented. */
export const ownersSide = {
  title: 'What you’ll see',
  basic: {
    caption: 'A question left for you, on your phone:',
    question: 'Could you glaze six of the bowls in green by March?',
    who: 'Dana',
    number: '555-0188',
  },
  standard: {
    caption: 'A booking, in your inbox:',
    name: 'Dana Cole',
    email: 'dana@example.com',
    subject: 'Booking',
    message: 'Today at {time}. A filling came out.',
    reference: 'K7F2-9QXM',
  },
  premium: {
    caption: 'The answers it gives, checked by you:',
    title: 'What a real estate agent’s assistant says',
    topics: ['fee', 'selling-time', 'valuation'],
  },
} as const
