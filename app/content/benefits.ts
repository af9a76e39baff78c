import { packages } from './packages'

const days = packages.flatMap(({ timeline }) => timeline.match(/\d+/g)!.map(Number))

export const benefits = {
  title: 'What your website does',
  intro: 'Launch in as little as 5 days with the AI Starter Website.',
  cards: {
    'Intelligent SEO': [
      'A page for each service (Growth and up)',
      'Hours and prices marked up for search engines',
      'Page titles that match what people search for',
      'Your old links still work',
    ],
    '24/7 AI Chatbots': [
      'Answers questions day and night: prices, parking, hours',
      'Takes a name and number when you can’t pick up',
      'Books appointments for you (Growth and up)',
      'Sends you what it can’t answer',
    ],
    'Advanced UI/UX': [
      'One clear next step on every page: call, book or ask',
      'What visitors came for, right at the top',
      'Readable at arm’s length, even in the sun',
      'Works with a keyboard and a screen reader',
    ],
    'Actionable Insights': [
      'Which page each inquiry came from',
      'Three monthly reports (Growth and up)',
      'The ten questions customers ask most, in every report',
      'Where visitors leave, and one thing to fix',
    ],
    'Mobile Optimization': [
      'Built to load in two seconds on a phone',
      'One tap to call you',
      'Pictures sized to the screen',
      'Short forms, with the right keyboard for each field',
    ],
    'Competitive Edge': [
      'Replies in seconds, while others are closed',
      'Follows up by email (Sales Machine)',
      `Live in ${Math.min(...days)} to ${Math.max(...days)} days`,
      'A fixed price in writing, up front',
    ],
  },
} as const

export const pricingLink = { label: 'View Pricing & Packages', to: '/launch' }
