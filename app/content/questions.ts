import { ownerDecisions } from './owner-decisions'
import { packages } from './packages'
import { shownBy } from './showroom'

export interface Topic {
  id: string
  question: string
  answer: readonly string[]
  link?: { label: string; to: string } | undefined
}

const [starter, growth, salesMachine] = packages
const { hosting, changes, payment, designDay, furtherLanguage, start } = ownerDecisions
const booking = `Online booking begins with Growth: the Starter ${starter.does}, Growth ${growth.does}, and the Sales Machine ${salesMachine.does}.`

export const questionsPage = {
  title: 'What owners ask before they buy',
  lead: 'Ask our assistant, or read all the answers below. They say what it costs, when it is live, and how you can stop.',
  assistant: {
    title: 'Ask our assistant',
    label: 'Your question',
    button: 'Ask',
    suggestions: 'Others ask',
    doubt: { label: 'And when it is wrong?', to: '/when-the-assistant-is-wrong' },
  },
  indexTitle: 'All questions',
  groups: [
    {
      id: 'prices',
      title: 'Packages and prices',
      topics: [
        {
          id: 'packages',
          question: 'What do you offer, and what does it cost?',
          answer: [
            `We offer three packages, each at a fixed price: the ${starter.title} for ${starter.price} in ${starter.timeline}, the ${growth.title} for ${growth.price} in ${growth.timeline}, and the ${salesMachine.title} for ${salesMachine.price} in ${salesMachine.timeline}.`,
            booking,
            `What is on a package’s list is in its price, with domain and hosting for ${hosting.includedMonths} months, and nothing is added before your site is live. After those months the two cost $${hosting.yearlyPrice} a year.`,
          ],
          link: { label: 'Compare the packages', to: '/launch' },
        },
        {
          id: 'which',
          question: 'Which package is the right one for me?',
          answer: [
            'The quiz tells you in 30 seconds which package suits you: five questions, one package, and the reasons for it. It doesn’t ask for your name or your address.',
            'In short, take the Starter when it is enough that your site notes who asked, with name and number, and you confirm; Growth when it should also book, from the free times of your calendar; the Sales Machine when e-mails should follow up.',
          ],
          link: { label: 'Take the 30-Second Quiz', to: '/quiz' },
        },
        {
          id: 'included-hosting',
          question: 'Are the domain and the hosting in the price?',
          answer: [
            `The domain, and hosting for the first ${hosting.includedMonths} months, are in the price of all three packages.`,
            `From then on the two together cost $${hosting.yearlyPrice} a year, and you can end them in ${hosting.endsIn}.`,
          ],
          link: { label: 'What it costs over three years', to: '/launch#cost' },
        },
        {
          id: 'after-year',
          question: 'What happens after the first year?',
          answer: [
            `After the first ${hosting.includedMonths} months, hosting and domain together cost $${hosting.yearlyPrice} a year, whichever package you have.`,
            `Over three years that adds $${(3 - hosting.includedMonths / 12) * hosting.yearlyPrice} to the price of the package. You can cancel in ${hosting.endsIn}. The domain, the texts and the enquiries are yours whether you stay or not.`,
          ],
          link: { label: 'What it costs over three years', to: '/launch#cost' },
        },
        {
          id: 'changes',
          question: 'What does a change cost once the site is live?',
          answer: [
            `Until the site is live, changes are part of the work. For ${changes.freeDays} days after that, changes to texts, prices and hours are free.`,
            `From then on they cost $${changes.hourlyPrice} an hour, and we tell you how much before it is spent.`,
          ],
          link: { label: 'What it costs over three years', to: '/launch#cost' },
        },
        {
          id: 'pay',
          question: 'When and how do I pay?',
          answer: [
            `You pay ${payment.toStart} to start and ${payment.onLaunch} on the day your site is live, by ${payment.by}.`,
            'Until you have said yes to the fixed price, nothing costs anything.',
          ],
        },
      ],
    },
    {
      id: 'beginning',
      title: 'From the first call to the last day',
      topics: [
        {
          id: 'talk',
          question: 'Can I talk to somebody first?',
          answer: [
            'You can talk to us first for 30 minutes, free, with the person who would build your site.',
            'We have no phone number to ring: you book the call, and we ring you.',
            'Choose the days and times that suit you on the consultation form, or send them by mail, with your number, and we confirm one of them within one working day.',
          ],
          link: { label: 'Ask for the call', to: '/consultation' },
        },
        {
          id: 'need-from-you',
          question: 'What do you need from me?',
          answer: [
            'We need your prices, your hours, some pictures and thirty minutes from you.',
            'The thirty minutes are one call. We ask what your customers ask, and what you are tired of answering.',
          ],
          link: { label: 'Five days, and your part in them', to: '/launch/starter' },
        },
        {
          id: 'start',
          question: 'How soon can you start?',
          answer: [
            `We can start ${start}. When all four of us are busy it is later, and you hear that on the first call.`,
          ],
          link: { label: 'Ask for the call', to: '/consultation' },
        },
        {
          id: 'five-days',
          question: 'Is it really live in five days?',
          answer: [
            `The ${starter.title} is live in five days once your texts and pictures are there, and takes seven days from then at most.`,
            `The ${growth.title} takes ${growth.timeline}, the ${salesMachine.title} ${salesMachine.timeline}.`,
          ],
          link: { label: 'The five days, one by one', to: '/launch/starter' },
        },
        {
          id: 'dislike',
          question: 'What if I don’t like it?',
          answer: [
            `You see the design on day ${designDay} and say what is wrong, while it is cheap to change.`,
            'You can also cancel. Stop on that day, and the first half comes back; stop later, and you owe nothing more.',
          ],
        },
      ],
    },
    {
      id: 'website',
      title: 'Your website',
      topics: [
        {
          id: 'ownership',
          question: 'What belongs to me?',
          answer: [
            'The domain, the texts and the enquiries belong to you. If you leave us, they leave with you.',
          ],
        },
        {
          id: 'existing-site',
          question: 'I have a website already. What happens to it?',
          answer: [
            'The texts of the website you have come along, and its addresses lead to the right new pages.',
            'So an old link in a mail or on a map still brings people to you.',
          ],
        },
        {
          id: 'seo',
          question: 'Will search engines find me?',
          answer: [
            'Search engines get what they need to find you: a page for each of your services, with hours and prices marked up so that they can show them.',
            'In which place you appear is theirs to decide, and nobody can honestly promise you the first.',
          ],
          link: { label: 'See what each package does', to: '/launch' },
        },
        {
          id: 'languages',
          question: 'Can my site speak more than one language?',
          answer: [
            `One language is included, and each further one that your site speaks costs $${furtherLanguage.price} and takes ${furtherLanguage.days} days more.`,
          ],
          link: { label: 'Ask for the call', to: '/consultation' },
        },
      ],
    },
    {
      id: 'assistant',
      title: 'The assistant and your data',
      topics: [
        {
          id: 'wrong-answers',
          question: 'What if the assistant says something wrong?',
          answer: [
            'The assistant on your site answers from your list only and hands over what isn’t on it. You are shown what it said, and a line that was missing is added.',
            'Is it really AI? The assistant here is not ChatGPT but a program that answers from a written list. On your website a language model may phrase the answer, but what it says comes from the same list: yours.',
          ],
          link: { label: 'When the assistant is wrong', to: '/when-the-assistant-is-wrong' },
        },
        {
          id: 'ai-data',
          question: 'Who sees the enquiries from my site?',
          answer: ['The enquiries from your site go to you and to nobody else.'],
          link: { label: 'Where the data lies', to: '/when-the-assistant-is-wrong' },
        },
        {
          id: 'privacy',
          question: 'What happens to what I send you?',
          answer: [
            'We use what you send us to answer you, and for nothing else. It reaches us through our server and a form service, and nobody else receives it.',
            'To see it or have it erased, write to us and give the e-mail address you used or the reference you were shown.',
          ],
          link: { label: 'What happens to your words', to: '/privacy' },
        },
        {
          id: 'reference',
          question: 'What is the reference for?',
          answer: [
            'The reference finds your enquiry. Give it in a mail or a call, and you needn’t tell us everything again.',
          ],
          link: { label: 'What happens to your words', to: '/privacy' },
        },
      ],
    },
    {
      id: 'people',
      title: 'Us',
      topics: [
        {
          id: 'who',
          question: 'Who are you?',
          answer: [
            'We are four people: Ruth Amsel draws, Jonah Okafor builds, Mei Tanaka writes, and Pavel Novak answers your mail.',
          ],
          link: { label: 'Who is behind it', to: '/about' },
        },
        {
          id: 'industries',
          question: 'Do you know my trade?',
          answer: [
            'We work for barbers, dental and health practices, shops, artists, estate agents, and others who work with their hands.',
            booking,
            `In the showroom, the Starter is shown by the ${shownBy(starter)}, Growth by the ${shownBy(growth)}, and the Sales Machine by the ${shownBy(salesMachine)}. Yours is drawn to look like your business. If your trade isn’t among them, ask us.`,
          ],
          link: { label: 'See a website for each', to: '/#showroom' },
        },
        {
          id: 'support',
          question: 'Who looks after the site when it is live?',
          answer: [
            'The sites are watched around the clock, and a person answers your mail within one working day.',
            `The ${salesMachine.title} comes with six months of AI maintenance as well.`,
          ],
          link: { label: 'Who answers', to: '/about' },
        },
      ],
    },
  ] satisfies { id: string; title: string; topics: Topic[] }[],
}
