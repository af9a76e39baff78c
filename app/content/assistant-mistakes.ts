import { ownerDecisions } from './owner-decisions'

const { changes } = ownerDecisions

/** Keeps what the post "The chatbot that knows when to stop" promises. */
export const assistantMistakes = {
  title: 'When the assistant is wrong',
  lead: 'It will be, some day. Here is what it leaves alone, who notices, and what happens then.',
  sections: [
    {
      title: 'What it never answers',
      paragraphs: [
        'The assistant answers from a list: your prices, your hours, your rules. Before your site is live you try it yourself. Some things stay with a person, however easy they look:',
      ],
      list: [
        'A price that isn’t on the list.',
        'Anything about health, law or danger beyond the facts you listed. There it names the number to call.',
        'A complaint, or a customer who wants money back. The rules for a return it can explain; a demand it hands over.',
        'Discounts and exceptions. Only the owner can be generous.',
        '“Can I talk to a person?” The answer to that is a person.',
        'Whatever has nothing to do with your business.',
      ],
    },
    {
      title: 'How it hands over',
      paragraphs: [
        'It says that it doesn’t want to guess. Then it says who answers this, when, and how to reach them. The question goes to you with the customer’s number, so that nobody has to tell it twice.',
        'It doesn’t pretend to be somebody. It has no first name, and it says that it is a program.',
      ],
    },
    {
      title: 'Who reads it',
      paragraphs: [
        'You do: you are shown what it said. Before your site is live, decide who in your business looks, and at what hour. A question that is passed on to an inbox nobody opens is worse than no assistant.',
        'Ten conversations a week are enough. Sort them into answered, handed over and answered wrongly. If it never hands anything over, be suspicious, because then it is guessing.',
      ],
    },
    {
      title: 'Who is responsible',
      paragraphs: [
        'What the assistant says, you have said. Your customer sees your name at the top of the page and not ours, and a wrong price there is a wrong price on your board. That is why it sticks to a list, and why the list is yours.',
        'What the law makes of a wrong answer where you are, we can’t tell you. A lawyer can.',
      ],
    },
    {
      title: 'What we do about a wrong answer',
      paragraphs: [
        'Send us the question and what it said. A person answers within one working day. We look for the line that is missing in the list or says the wrong thing, put it right with you, and ask the assistant again.',
        'You speak to the customer, and soon: a call the same day mends more than a perfect sentence a week later.',
        `Correcting your list is free for ${changes.freeDays} days after launch. From then on it costs $${changes.hourlyPrice} an hour, and we tell you how much before it is spent.`,
      ],
    },
    {
      title: 'Where the data lies',
      paragraphs: [
        'The enquiries from your site go to you and to nobody else. They are yours, and leave with you if you leave us.',
        'The assistants on this website keep nothing of what you ask them.',
        'What our own two forms send, and where it goes, is on the privacy page.',
      ],
    },
  ],
} as const
