import type { Post } from './post'

export const whenToStop: Post = {
  id: '3',
  title: 'The chatbot that knows when to stop',
  author: 'Jonah Okafor',
  excerpt: 'It earns its keep by what it answers, and trust by what it hands to you.',
  category: 'Web Design',
  published: '2024-03-12',
  changed: '2026-11-22',
  image: 'covers/chatbot',
  imageAlt:
    'An assistant with a speech bubble for a head, in a porter’s jacket, hands a telephone receiver to a person.',
  caption: 'A good porter knows whom to fetch, and fetches them.',
  offer: {
    title: 'An assistant that keeps these rules',
    text: 'It answers from your list at any hour, and hands over what belongs to a person.',
    package: 'standard',
  },
  content: [
    'In February 2024 a tribunal in British Columbia ordered Air Canada to pay a passenger about 800 Canadian dollars. The airline’s chatbot had told him that he could buy a ticket to his grandmother’s funeral and claim the reduced fare afterwards. He could not. Air Canada argued, in effect, that the chatbot was responsible for its own words. The tribunal found that a company answers for everything on its website, whether it stands on a page or comes out of a chat.',
    'We sell websites with an assistant in them, so read what follows as advice from an interested party. What the assistant says, you have said. Most of the work therefore lies in deciding what it must not answer.',
    { heading: 'What it should answer' },
    'Keep a sheet of paper by the phone for two weeks and make a mark for each question. You will find that about fifteen questions make up most of the calls: opening hours, parking, what it costs, whether you do a certain thing, whether Thursday is still free, how to cancel.',
    'Those have answers that don’t depend on who asks. Write each one down once, in your own words, and an assistant can give it at eleven at night. If you take twenty such calls a week at three minutes each, you get an hour back, and so do the twenty people who were on hold or gave up.',
    { heading: 'Where it should stop' },
    'Four kinds of question belong to a person, however sure the machine sounds:',
    {
      list: [
        'A price that isn’t on the list. “That depends on the roof, so somebody has to see it.”',
        'Anything about health, law or danger. To “Is this swelling normal?” the answer is a phone number.',
        'A complaint. An upset customer who is handed a form becomes an angry one.',
        'An exception. Refunds, discounts, “just this once”: only the owner can be generous.',
      ],
    },
    'Add one rule for everything else. When somebody asks the same thing a second time in other words, the first answer failed, and a third try won’t mend it.',
    { heading: 'How a good handover sounds' },
    'This is the sentence everybody hates: “I’m sorry, I didn’t understand that. Please rephrase your question.” It makes the customer do the work and promises nothing in return. Compare:',
    '“I don’t want to guess at that. Dr. Amin answers it herself, tomorrow from eight. Shall I pass your question on with your number? If it hurts now, please call 555-0199.”',
    'It admits what it doesn’t know, names who does and when, and says what to do until then. The conversation goes along, so that the customer needn’t tell it twice. And at eight somebody reads it. A handover that lands in an inbox nobody opens is worse than having no assistant, since you have now broken a promise as well. Before you switch it on, decide whose job it is and at what hour.',
    { heading: 'Don’t give it a first name' },
    'Let it say what it is: “I am the practice’s assistant, a program. A person reads along in the morning.” A stock photograph called Emma makes people feel fooled the moment they notice, and they always notice. People are patient with a machine that says it is one. They keep their questions short and don’t mind when it steps aside.',
    { heading: 'Fifteen minutes on Monday' },
    'Read ten conversations a week and sort them: answered, handed over, answered wrongly. Wrong answers nearly always come from a missing line in what you wrote down, so add the line. Then look at the handovers. One in five is healthy for most trades. If it is one in two, your fifteen answers have holes. If it is none at all, be suspicious, because an assistant that never passes anything on is guessing.',
    'Don’t count the conversations themselves. A provider will happily show you that number because it only goes up. Count the questions that you didn’t have to answer, and the names and numbers that were waiting in the morning.',
    { heading: 'One thing to do tonight' },
    'Put five questions to the assistant on your site, or to a competitor’s if you have none:',
    {
      list: [
        'What does it cost to… (something that is not on the list)?',
        'Do you do… (something you have never done)?',
        'I want my money back.',
        'Are you open on the next public holiday?',
        'Can I talk to a person?',
      ],
    },
    'If the last one doesn’t produce a name and a time in a single reply, start there. And if you have no assistant at all, write the fifteen answers anyway and publish them as a plain page. It helps from the day it goes up, and it costs you one evening.',
  ],
}
