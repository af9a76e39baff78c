import { ownerDecisions } from './owner-decisions'
import { packages, packageWords } from './packages'

const { hosting } = ownerDecisions

export const home = {
  hero: {
    tagline: 'Your website, live by day five.',
    /** To a trade whose package takes longer. */
    tradeTagline: 'Your website, live in {timeline}.',
    headline: 'A website that answers while you work',
    /** For a visitor of unknown trade; showroom.ts has a line for each trade. */
    promise: 'While you cut hair, fill cavities or show houses, your website answers your customers.',
    offer: `${packages[0].price}, live in about 5 days. At\u00a0${packages[1].price}, it also books appointments.`,
    shown: 'Demo: {title}, {price}, {timeline}.',
    /** For a visitor of one trade: the package that keeps the promise. */
    tradeOffer: 'That’s the {title}: {price}, live in {timeline}.',
    bullets: [
      'AI answers customer questions instantly',
      '24/7 lead generation on autopilot',
      'Smart content that sells for you',
      'Automated personalization for visitors',
      'Business growth on autopilot',
    ],
    tradesTitle: 'Your business:',
    trades: {
      barbershop: 'Barber',
      'dental-practice': 'Dentist',
      shop: 'Shop',
      artist: 'Artist',
      'estate-agent': 'Real estate',
    },
    days: [
      { day: 'Day 1', work: 'We agree on the plan' },
      { day: 'Day 2', work: 'You see the design' },
      { day: 'Day 3', work: 'The AI learns your answers' },
      { day: 'Day 4', work: 'You try it, we fix it' },
      { day: 'Day 5', work: 'Your site is live' },
    ],
    ask: 'Try it',
    daysTitle: `${packages[0].title}: 5 business days`,
    note: 'once we have your deposit, text and photos, 7 at most.',
  },
  packages: {
    eyebrow: 'AI Website Packages',
    title: 'Transform Your Business with AI-Powered Websites',
    intro: `Prices include domain and hosting for ${hosting.includedMonths} months. After that, it’s $${hosting.yearlyPrice} a year. ${packageWords.refund}`,
    consultation: { label: 'Schedule an AI Website Consultation', to: '/consultation' },
  },
  showroom: {
    title: 'AI Showroom',
    intro: 'Five demos you can talk to right now.',
    yours: { title: 'The sixth could be yours', trade: 'Business type', other: 'Something else' },
  },
  estimate: {
    title: 'Build Your Custom AI Website Package',
    label: 'Choose Your AI Website Package',
    placeholder: 'Select an AI website package',
    group: 'AI Website Packages',
    show: 'Show the estimate',
    total: 'Estimated Total:',
    start: 'Get Started With This Package',
    talk: 'Schedule Your AI Consultation',
  },
  statistics: {
    title: 'Dayfive in numbers',
    note: 'On the free call, ask how we got these numbers. Ask for references, too. The assistant answers 24/7, and a person within one business day.',
    list: [
      { figure: '97%', label: 'Customer Satisfaction' },
      { figure: '50+', label: 'Projects Completed' },
      { figure: '24/7', label: 'Support' },
      { figure: '20+', label: 'Years Experience' },
    ],
  },
  scout: {
    title: 'Security Scout',
    label: 'Alpha',
    note: 'This is a simulated scanner with one sample result. Nothing you type is sent.',
    input: { label: 'Website address', placeholder: 'www.your-shop.example' },
    scan: 'Scan',
    scanning: 'Scanning...',
    findingTitle: 'Sample finding',
    finding: {
      Issue: 'A cloud access key is exposed in a public code repository.',
      Fix: 'Revoke the key today. Store the new one as a server secret.',
      Explanation:
        'The key opens the storage behind a website. Leaving it in public code is like taping your shop key to the door: anyone can get in and copy your customer list. Bots find keys like that within minutes.',
    },
    generate: 'Generate Fix',
    alert: 'Fix logic is coming soon. This is a demo, and nobody scanned your site.',
  },
  blog: { title: 'Worth five minutes of your evening' },
} as const
