import { ownerDecisions } from './owner-decisions'
import { packages } from './packages'
import { shownBy } from './showroom'

export interface Topic {
  id: string
  question: string
  answer: readonly string[]
  link?: { label: string; to: string } | undefined
  first?: Readonly<Record<string, RegExp>> | undefined
}

interface Group {
  id: string
  title: string
  topics: readonly Topic[]
}

const [starter, growth, salesMachine] = packages
const { hosting, changes, payment, designDay, furtherLanguage, start } = ownerDecisions
const booking = `Online booking begins with Growth: the Starter ${starter.does}, Growth ${growth.does}, and the Sales Machine ${salesMachine.does}.`

export const questionsPage = {
  title: 'What owners ask before they buy',
  lead: 'Ask our assistant, or read all the answers below. What it costs, how soon you’re live, and how to cancel.',
  assistant: {
    title: 'Ask our assistant',
    label: 'Your question',
    button: 'Ask',
    suggestions: 'People also ask',
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
            `Everything on a package’s list is included, plus domain and hosting for ${hosting.includedMonths} months. No extras before launch. After that, domain and hosting cost $${hosting.yearlyPrice} a year.`,
          ],
          link: { label: 'Compare the packages', to: '/launch' },
        },
        {
          id: 'which',
          question: 'Which package is the right one for me?',
          answer: [
            'The quiz tells you in 30 seconds which package suits you: five questions, one package, and the reasons for it. It doesn’t ask for your name or email.',
            'In short, choose Starter if taking a name and number is enough, Growth if it should also book from your calendar, and the Sales Machine if it should follow up by email.',
          ],
          link: { label: 'Take the 30-Second Quiz', to: '/quiz' },
        },
        {
          id: 'included-hosting',
          question: 'Are the domain and hosting included?',
          answer: [
            `All three packages include the domain, and hosting for the first ${hosting.includedMonths} months.`,
            `After that the two together cost $${hosting.yearlyPrice} a year. Cancel ${hosting.endsIn}.`,
          ],
          link: { label: 'What it costs over three years', to: '/launch#cost' },
        },
        {
          id: 'after-year',
          question: 'What happens after the first year?',
          answer: [
            `After the first ${hosting.includedMonths} months, hosting and domain together cost $${hosting.yearlyPrice} a year, whichever package you have.`,
            `Over three years that adds $${(3 - hosting.includedMonths / 12) * hosting.yearlyPrice} to the price of the package. You can cancel ${hosting.endsIn}. The domain, the text and the inquiries are yours whether you stay or not.`,
          ],
          link: { label: 'What it costs over three years', to: '/launch#cost' },
        },
        {
          id: 'changes',
          question: 'What does a change cost once the site is live?',
          answer: [
            `Before launch, changes are part of the job. For ${changes.freeDays} days after it, changes to text, prices and hours are free.`,
            `After those ${changes.freeDays} days they cost $${changes.hourlyPrice} an hour. We quote before we start.`,
          ],
          link: { label: 'What it costs over three years', to: '/launch#cost' },
        },
        {
          id: 'pay',
          first: { 'Yes.': /\b(?:cards?|transfer)\b/i, 'No, in two halves.': /month|instal?lment/i },
          question: 'When and how do I pay?',
          answer: [
            `You pay ${payment.toStart} to start and ${payment.onLaunch} on the day your site is live, by ${payment.by}.`,
            'You pay nothing until you’ve agreed to the price.',
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
          first: { 'Yes.': /^(?:can|could|is|may)\b/i },
          question: 'Can I talk to somebody first?',
          answer: [
            'You can talk to us first: a free 30-minute call with the person who’d build your site.',
            'We don’t have a phone line. Book a call and we’ll call you.',
            'Choose the days and times that suit you on the consultation form, or email them with your number, and we’ll confirm one within one business day.',
          ],
          link: { label: 'Ask for the call', to: '/consultation' },
        },
        {
          id: 'need-from-you',
          question: 'What do you need from me?',
          answer: [
            'We need your prices, your hours, some photos and thirty minutes of your time.',
            'The thirty minutes are one call about what customers ask you and what you’re tired of answering.',
          ],
          link: { label: 'Five days, and your part in them', to: '/launch/starter' },
        },
        {
          id: 'start',
          question: 'How soon can you start?',
          answer: [
            `We can start ${start}. When all four of us are busy it’s later. We’ll tell you on the first call.`,
          ],
          link: { label: 'Ask for the call', to: '/consultation' },
        },
        {
          id: 'five-days',
          question: 'Is it really live in five days?',
          answer: [
            `The ${starter.title} is live in five days once we have your text and photos, seven at most.`,
            `The ${growth.title} takes ${growth.timeline}, the ${salesMachine.title} ${salesMachine.timeline}.`,
          ],
          link: { label: 'The five days, one by one', to: '/launch/starter' },
        },
        {
          id: 'dislike',
          question: 'What if I don’t like it?',
          answer: [
            `You see the design on day ${designDay} and tell us what to fix, while it is cheap to change.`,
            'You can also cancel. Cancel that day and we refund your deposit. Cancel later and we keep the deposit, but you owe nothing else.',
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
          first: { 'Yes.': /^(?:do|can|will|is|are|would)\b/i },
          question: 'What do I own?',
          answer: [
            'The domain, the text and the inquiries belong to you. If you leave us, they leave with you.',
          ],
        },
        {
          id: 'existing-site',
          first: { 'Yes.': /^(?:can|could|do|will)\b(?!.*\b(?:down|lose|lost|gone|disappear|offline)\b)/i },
          question: 'I already have a website. What happens to it?',
          answer: [
            'We move your current text over and redirect your old links.',
            'So an old link in an email or on a map still brings people to you.',
          ],
        },
        {
          id: 'seo',
          first: { 'No promises there.': /guarantee|promise|first page|\brank|number one/i },
          question: 'Will search engines find me?',
          answer: [
            'Search engines get what they need to find you: a page for each of your services, with hours and prices marked up so they can show them.',
            'They decide where you rank, and nobody can honestly promise you the top spot.',
          ],
          link: { label: 'See what each package does', to: '/launch' },
        },
        {
          id: 'calendar',
          question: 'Does it work with my calendar or booking system?',
          answer: [
            `The ${growth.title} and the ${salesMachine.title} book the open times of your calendar; the Starter doesn’t book.`,
            'Whether they connect to the system you use, be it Booksy, Square, Fresha or Calendly, I can’t promise here. Ask Jonah in the 30-minute call, before you pay anything.',
          ],
          link: { label: 'Ask for the call', to: '/consultation' },
        },
        {
          id: 'reminders',
          question: 'Does it send reminders?',
          answer: [
            `The ${salesMachine.title} follows up by email. Text reminders are on no package’s list.`,
            'If you need reminders, bring it up in the 30-minute call.',
          ],
          link: { label: 'Compare the packages', to: '/launch' },
        },
        {
          id: 'pages',
          question: 'How many pages do I get?',
          answer: [
            'You get a page for each of your services. Which pages yours needs is part of the 30-minute call.',
          ],
          link: { label: 'Ask for the call', to: '/consultation' },
        },
        {
          id: 'languages',
          first: { 'Yes.': /^(?:can|could|do|does|will|is)\b/i },
          question: 'Can my site speak more than one language?',
          answer: [
            `One language is included, and each additional language costs $${furtherLanguage.price} and adds ${furtherLanguage.days} days.`,
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
            'The assistant on your site only gives the answers you gave us, and hands over everything else. You can see what it said, and we add whatever was missing.',
            'Is it really AI? The assistant here is not ChatGPT but a program that answers from a written list. On your website a language model may phrase the answer, but what it says comes from the answers you give us.',
          ],
          link: { label: 'When the assistant gets it wrong', to: '/when-the-assistant-is-wrong' },
        },
        {
          id: 'ai-data',
          first: { 'No.': /\b(?:sell|share|train|else)\b/i },
          question: 'Who sees the inquiries from my site?',
          answer: ['The inquiries from your site go to you and nobody else.'],
          link: { label: 'Where the data goes', to: '/when-the-assistant-is-wrong' },
        },
        {
          id: 'privacy',
          first: { 'No.': /\b(?:sell|share|else)\b/i },
          question: 'What happens to what I send you?',
          answer: [
            'We use what you send us to answer you, and for nothing else. It reaches us through our server and a form service, and nobody else receives it.',
            'To see it or have it erased, write to us and give the email address you used or the reference you were shown.',
          ],
          link: { label: 'What happens to your words', to: '/privacy' },
        },
        {
          id: 'reference',
          question: 'What is the reference for?',
          answer: [
            'The reference finds your inquiry. Mention it in an email or a call, and you don’t have to explain everything again.',
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
            'We’re four people: Ruth Amsel designs, Jonah Okafor builds, Mei Tanaka writes, and Pavel Novak answers your email.',
          ],
          link: { label: 'Who is behind it', to: '/about' },
        },
        {
          id: 'industries',
          question: 'Do you know my line of work?',
          answer: [
            'We work for barbers, dental and health practices, shops, artists, real estate agents, and others who work with their hands.',
            booking,
            `In the showroom, the Starter is shown by the ${shownBy(starter)}, Growth by the ${shownBy(growth)}, and the Sales Machine by the ${shownBy(salesMachine)}. Yours gets its own design. If you do something else, ask us.`,
          ],
          link: { label: 'See a website for each', to: '/#showroom' },
        },
        {
          id: 'samples',
          first: { 'No.': /\b(?:real|true|genuine|honest|actual)\b/i },
          question: 'Are the quotes and demos real?',
          answer: [
            'The customer quotes are samples, and the five demos are made-up businesses. The assistants you can try are real programs, and so are the prices.',
          ],
          link: { label: 'Try the demos', to: '/#showroom' },
        },
        {
          id: 'support',
          question: 'Who looks after the site once it’s live?',
          answer: [
            'We monitor the sites around the clock, and a person answers every email within one business day.',
            `The ${salesMachine.title} also comes with six months of AI maintenance.`,
          ],
          link: { label: 'Who answers', to: '/about' },
        },
      ],
    },
  ] satisfies Group[] as Group[],
}
