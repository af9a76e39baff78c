/** Your side of a website, by package: what reaches you, and what you edit. Who asks is invented. */
export const ownersSide = {
  title: 'Your side of it',
  basic: {
    caption: 'A question the assistant left to you, as it reaches your phone:',
    question: 'Could you glaze six of the bowls in green by March?',
    who: 'Dana',
    number: '555-0188',
  },
  standard: {
    caption: 'An appointment booked on Sunday night, as it lands in your inbox:',
    name: 'Dana Cole',
    email: 'dana@example.com',
    subject: 'Booked on the website',
    message: 'Tomorrow at {time}. A filling came out, and it hurts when I bite.',
    reference: 'K7F2-9QXM',
  },
  premium: {
    caption: 'Part of the list your assistant answers from, yours to read and correct before launch:',
    title: 'What a real estate agent’s assistant says',
    topics: ['fee', 'valuation', 'selling-time'],
  },
} as const
