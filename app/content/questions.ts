import { topicsFrom, type KnownTopic } from '~/assistant/knowledge'
import { withWords } from '~/assistant/phrases'
import { fill } from './fill'
import narrowAnswers from './narrow-answers.json' with { type: 'json' }
import { ownerDecisions } from './owner-decisions'
import { packages, type Package } from './packages'
import { people } from './people'
import { asPrice, costOverYears, dollars } from './prices'
import { shownBy } from './showroom'
import { afterHosting, keepsRunning } from './terms'
import { testimonials } from './testimonials'

const [starter, growth, salesMachine] = packages
const { hosting, changes, payment, designDay, furtherLanguage, start } = ownerDecisions
const threeYears = packages.map((each) => asPrice(costOverYears(each, 3)))
const sold = [
  `The ${starter.title} is ${starter.price} and takes ${starter.timeline}: it answers questions and takes details.`,
  `The ${growth.title} is ${growth.price} and takes ${growth.timeline}: it answers questions and takes bookings.`,
  `The ${salesMachine.title} is ${salesMachine.price} and takes ${salesMachine.timeline}: it takes bookings and follows up by email.`,
]
const isSampled = [...people, ...testimonials.quotes].some(({ sample }) => sample)
const compare = { label: 'Compare the packages', to: '/launch' }
const cost = { label: 'What it costs over three years', to: '/launch#cost' }
const theCall = { label: 'Ask for the call', to: '/consultation' }
const privacy = { label: 'What happens to what you send', to: '/privacy' }

/** What narrow answers name in braces; the page fills in the dates. */
const facts: Readonly<Record<string, string | number>> = {
  ...hosting,
  ...changes,
  ...payment,
  designDay,
  language: furtherLanguage.price,
  languageDays: furtherLanguage.days,
  sampled: isSampled ? 'The customer quotes and the people on the about page are samples. ' : '',
  ends: `${growth.ends} ${salesMachine.ends}`,
  keepsRunning,
  start: '{start}',
  ...Object.fromEntries(packages.flatMap((offer, index) => Object.entries(factsOf(offer, index)))),
}
function factsOf(offer: Package, index: number) {
  const [{ id, title, price, timeline, features }, amount] = [offer, dollars(offer)]
  return {
    [id]: `{${id}}`,
    [`${id}Title`]: title,
    [`${id}Price`]: price,
    [`${id}Days`]: timeline,
    [`${id}Half`]: asPrice(amount / 2),
    [`${id}Years`]: threeYears[index],
    [`${id}Both`]: asPrice(amount + furtherLanguage.price),
    [`${id}Sold`]: sold[index],
    [`${id}Features`]: Object.keys(features).join(', '),
  }
}

/** Prices and people as questions name them, in expressions: "1200" and "1,200". */
const written = (amount: number) => asPrice(amount).slice(1).replace(',', ',?')
const amounts = packages.map(dollars)
export const phraseWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(packages.map(({ id }, index) => [id, written(amounts[index]!)])),
  prices: amounts.map(written).join('|'),
  halves: amounts.map((amount) => written(amount / 2)).join('|'),
  below: `[1-${Math.max(1, Math.floor(amounts[0]! / 100) - 1)}]\\d\\d`,
  yearly: String(hosting.yearlyPrice),
  language: String(furtherLanguage.price),
  people: people.map(({ name }) => name.split(' ')[0]!.toLowerCase()).join('|'),
}

const narrowWords = { ...narrowAnswers.words, ...phraseWords }
/** What is said first or instead of a topic’s answer, each with the questions that it is for. */
type Narrow = Partial<Record<'first' | 'parts', Readonly<Record<string, string>>>>
function narrowed(topic: KnownTopic): KnownTopic {
  const { first, parts = {} } = (narrowAnswers.topics as Readonly<Record<string, Narrow>>)[topic.id] ?? {}
  const said = (text: string) => fill(text, { ...facts, last: topic.answer.at(-1)! })
  const spelled = (told: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(told).map(([text, asks]) => [said(text), withWords([asks], narrowWords)]),
    )
  return { ...topic, ...(first && { first: spelled(first) }), parts: spelled(parts) }
}

/** Groups by their headings, topics by their ids. */
const groups: Readonly<Record<string, Parameters<typeof topicsFrom>[0]>> = {
  'Packages and prices': {
    packages: {
      label: 'What do you offer, and what does it cost?',
      answer: [
        sold.join(' '),
        `Each price is fixed. Everything listed is included, plus domain and hosting for ${hosting.includedMonths} months, with no extras before launch. After ${hosting.includedMonths} months, domain and hosting cost $${hosting.yearlyPrice} a year.`,
      ],
      link: compare,
    },
    which: {
      label: 'Which package is right for me?',
      answer: [
        'The quiz tells you in 30 seconds which package suits you: five questions, one package, and the reasons for it. It doesn’t ask for your name or email.',
        'In short, choose Starter if taking a name and number is enough, Growth if it should also book from the open times you set, and the Sales Machine if it should follow up by email.',
      ],
      link: { label: 'Take the 30-Second Quiz', to: '/quiz' },
    },
    'included-hosting': {
      label: 'Are the domain and hosting included?',
      answer: [
        `All three packages include the domain, and hosting for the first ${hosting.includedMonths} months.`,
        `After ${hosting.includedMonths} months the two together cost ${afterHosting}`,
      ],
      link: cost,
    },
    'after-year': {
      label: 'What happens after the first year?',
      answer: [
        `After the first ${hosting.includedMonths} months, domain and hosting together cost ${afterHosting}`,
        `Over three years, with domain and hosting, the ${starter.title} costs ${threeYears[0]}, the ${growth.title} ${threeYears[1]} and the ${salesMachine.title} ${threeYears[2]}. The text and the inquiries are yours whether you stay or not.`,
      ],
      link: cost,
    },
    changes: {
      label: 'What does a change cost once the site is live?',
      answer: [
        `Before launch, changes are part of the job. For ${changes.freeDays} days after launch, changes to text, prices and hours are free.`,
        `After those ${changes.freeDays} days, changes cost $${changes.hourlyPrice} an hour. We quote before we start.`,
      ],
      link: cost,
    },
    pay: {
      label: 'When and how do I pay?',
      answer: [
        `You pay ${payment.toStart} to start, as a deposit, and ${payment.onLaunch} on the day your site is live, by ${payment.by}.`,
        'You pay nothing until you’ve agreed to the price.',
      ],
    },
    contract: {
      label: 'Is there a contract?',
      answer: [
        'You get a fixed price and a start date in writing, and pay nothing until you’ve agreed to them.',
        `You’re not locked in: cancel domain and hosting ${hosting.cancel}, and we refund ${hosting.refunded}.`,
      ],
      link: { label: 'Start your project', to: '/get-started' },
    },
  },
  'From the first call to the last day': {
    talk: {
      label: 'Can I talk to somebody first?',
      answer: [
        'The 30-minute call is free, and it’s with the person who’d build your site.',
        'We don’t have a phone line. Book a call and we’ll call you.',
        'Choose the days and times that suit you on the consultation form, or email them with your number, and we’ll confirm one within one business day.',
      ],
      link: theCall,
    },
    draft: {
      label: 'Can I see a draft with my own name?',
      answer:
        'Enter the name of your business and you’ll see a draft of your website right away, with an assistant that answers from your own services, prices and hours. It takes 30 seconds, and nothing is stored.',
      link: { label: 'See your own website', to: '/preview' },
    },
    'need-from-you': {
      label: 'What do you need from me?',
      answer: [
        'We need your prices, your hours, some photos, thirty minutes of your time and, for the Starter, your text.',
        'The thirty minutes are one call about what customers ask you and what you’re tired of answering.',
      ],
      link: { label: 'Five days, and your part in them', to: '/launch/starter' },
    },
    start: {
      label: 'How soon can you start?',
      answer: `We can start ${start}. When all four of us are busy, it’s later. We’ll tell you on the first call.`,
      link: theCall,
    },
    'five-days': {
      label: 'Is it really live in five days?',
      answer: [
        `The ${starter.title} is live in five days once we have your text and photos, seven at most.`,
        `The ${growth.title} takes ${growth.timeline}, the ${salesMachine.title} ${salesMachine.timeline}.`,
      ],
      link: { label: 'Your five days', to: '/launch/starter' },
    },
    dislike: {
      label: 'What if I don’t like it?',
      answer: [
        `You see the design on day ${designDay} and tell us what to fix.`,
        `If it isn’t for you, cancel on day ${designDay} and you get your deposit back. If you cancel later, the deposit covers the work we’ve done, and you owe nothing else.`,
      ],
    },
  },
  'Your website': {
    ownership: {
      label: 'What do I own?',
      answer: 'The domain, the text and the inquiries belong to you. If you leave us, they leave with you.',
    },
    'existing-site': {
      label: 'I already have a website. What happens to it?',
      answer: [
        'We move your current text over and redirect your old links.',
        'An old link in an email or on a map still brings people to you.',
      ],
    },
    seo: {
      label: 'Will search engines find me?',
      answer: [
        'Search engines get what they need to find you: a page for each of your services, with hours and prices marked up so they can show them.',
        'Search engines decide where you rank, and nobody can honestly promise you the top spot.',
      ],
      link: { label: 'See what each package does', to: '/launch' },
    },
    phones: {
      label: 'Does it work on phones?',
      answer: 'All three packages are mobile-friendly and fast on a phone, and one tap calls you.',
      link: { label: 'Try the demos on yours', to: '/#showroom' },
    },
    calendar: {
      label: 'Does it work with my calendar or booking system?',
      answer: [
        `The ${growth.title} and the ${salesMachine.title} book from the open times you set; the Starter doesn’t book.`,
        `The ${growth.title} is ${growth.price}, the ${salesMachine.title} ${salesMachine.price}.`,
        'On the free call, before you pay, we’ll tell you whether we can connect your Google Calendar, Booksy or Square.',
      ],
      link: theCall,
    },
    reminders: {
      label: 'Does it send reminders?',
      answer: [
        `The ${salesMachine.title} follows up by email. No package includes text reminders.`,
        'If you need reminders, bring it up on the 30-minute call.',
      ],
      link: compare,
    },
    pages: {
      label: 'How many pages do I get?',
      answer: 'You get a page for each of your services. On the 30-minute call we decide which you need.',
      link: theCall,
    },
    languages: {
      label: 'Can my site be in more than one language?',
      answer: `One language is included, and each additional language costs $${furtherLanguage.price} and adds ${furtherLanguage.days} days.`,
      link: theCall,
    },
  },
  'The assistant and your data': {
    'wrong-answers': {
      label: 'What if the assistant says something wrong?',
      answer: [
        'The assistant on your site answers day and night, gives only the answers you gave us, and hands over everything else. You can see what your assistant said, and we add whatever was missing.',
        'The assistant here is not ChatGPT but a program that answers from a written list. On your website a language model may phrase the answer, but what it says comes from the answers you give us.',
      ],
      link: { label: 'When the assistant gets it wrong', to: '/when-the-assistant-is-wrong' },
    },
    'ai-data': {
      label: 'Who sees the inquiries from my site?',
      answer: 'The inquiries from your site go to you and nobody else.',
      link: { label: 'Where the data goes', to: '/when-the-assistant-is-wrong' },
    },
    privacy: {
      label: 'What happens to what I send you?',
      answer: [
        'We use what you send us to answer you, and for nothing else. It reaches us through our server and a form service, and nobody else receives it.',
        'To see it or have it erased, email us with the address you used or the reference you were shown.',
      ],
      link: privacy,
    },
    reference: {
      label: 'What’s my reference number for?',
      answer:
        'The reference lets us find your inquiry. Mention it in an email or a call, and you don’t have to explain everything again.',
      link: privacy,
    },
  },
  Us: {
    who: {
      label: 'Who are you?',
      answer: [
        `We’re four people: one designs, one builds, one writes, and one answers your email.${isSampled ? ' The names and faces on this site are samples.' : ''}`,
        'In the Starter you send us the text. In Growth and the Sales Machine we write it: AI drafts it, and one of us edits it before you see it.',
      ],
      link: { label: 'Who is behind it', to: '/about' },
    },
    industries: {
      label: 'Do you know my line of work?',
      answer: [
        'We work for barbers, dental and health practices, shops, artists, real estate agents and other small businesses. Yours gets its own design.',
        `In the showroom, the ${shownBy(starter)} is a Starter; the ${shownBy(growth)} are Growth; the ${shownBy(salesMachine)} is the Sales Machine. If you’re not sure it fits, ask us.`,
      ],
      link: { label: 'See a website for each', to: '/#showroom' },
    },
    samples: {
      first: isSampled
        ? { 'No.': /^(?!.*(?:%|figure|number|price|are you|company|agency|this)).*\b(?:real|true|actual)\b/i }
        : {},
      label: 'Are the quotes and demos real?',
      answer: `${isSampled ? 'The customer quotes and the people on the about page are samples, and the' : 'The'} five demos are made-up businesses. The assistants you can try are finished programs, and the prices of our packages are what you pay.`,
      link: { label: 'Try the demos', to: '/#showroom' },
    },
    support: {
      label: 'Who looks after the site once it’s live?',
      answer: [
        'We monitor the sites around the clock, and a person answers every email within one business day.',
        `The ${salesMachine.title} also comes with six months of AI maintenance: we look after the chatbot and the emails. ${keepsRunning}`,
      ],
      link: { label: 'About us', to: '/about' },
    },
  },
}

export const questionsPage = {
  title: 'What owners ask before they buy',
  intro: 'What it costs, how soon you’re live and how to cancel. Ask our assistant, or read on.',
  assistant: {
    title: 'Ask our assistant',
    label: 'Your question',
    button: 'Ask',
    suggestions: 'Owners often ask',
  },
  groups: Object.entries(groups).map(([title, topics]) => ({
    title,
    topics: topicsFrom(topics).map(narrowed),
  })),
}
