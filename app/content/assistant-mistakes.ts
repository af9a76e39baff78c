import { ownerDecisions } from './owner-decisions'

const { changes } = ownerDecisions

/** Keeps what the post "The chatbot that knows when to stop" promises. */
export const assistantMistakes = {
  title: 'When the assistant is wrong',
  lead: 'Sooner or later it will be. Here’s what it won’t answer, who catches mistakes, and what we do.',
  sections: {
    'What it never answers': [
      'The assistant answers from what you give us: your prices, your hours, your rules. You try it yourself before your site is live. Some things stay with a person, however easy they look:',
      [
        'A price you haven’t given us.',
        'Anything about health, law or danger beyond your facts. For those it gives the number to call.',
        'Complaints and refund requests. It can explain your refund policy. Actual requests go to you.',
        'Discounts and exceptions. Only the owner can be generous.',
        '“Can I talk to a person?” The answer to that is a person.',
        'Anything unrelated to your business.',
      ],
    ],
    'How it hands over': [
      'It says that it would rather not guess. Then it says who answers this, when, and how to reach them. The question goes to you with the customer’s number, so nobody has to ask twice.',
      'It doesn’t pretend to be human. It has no first name, and it says it’s a program.',
    ],
    'Who reads it': [
      'You do: you can see what it said. Before your site is live, decide who checks it, and when. A question passed on to an inbox nobody opens is worse than no assistant.',
      'Ten conversations a week is enough. Sort them into answered, handed over and answered wrong. If it never hands anything over, be suspicious: it’s guessing.',
    ],
    'Who is responsible': [
      'To your customer, what the assistant says is what you say. They see your name at the top of the page, not ours, and a wrong price there is a wrong price on your board. That’s why it sticks to the answers you give us.',
      'We can’t tell you what the law says about wrong answers where you are. A lawyer can.',
    ],
    'What we do about a wrong answer': [
      'Send us the question and what it said. A person answers within one business day. We find the line that’s missing or wrong, fix it with you, and ask the assistant again.',
      'You talk to the customer, and soon: a call the same day fixes more than a perfect sentence a week later.',
      `Correcting its answers is free for ${changes.freeDays} days after launch. After that it costs $${changes.hourlyPrice} an hour. We quote before we start.`,
    ],
    'Where the data goes': [
      'The inquiries from your site go to you and nobody else. They’re yours, and leave with you if you leave us.',
      'The assistants on this website keep nothing of what you ask them.',
      'What our own two forms send, and where it goes, is on the privacy page.',
    ],
  },
} as const
