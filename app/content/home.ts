import { ownerDecisions } from './owner-decisions'
import { packageWords } from './packages'

const { includedMonths } = ownerDecisions.hosting

export const home = {
  hero: {
    tagline: 'Your website, live by day five.',
    headline: 'A website that answers while you work',
    /** To everyone; the showroom has a line for each trade. */
    promise:
      'You cut hair, fill teeth or show houses. Your site answers, notes who asked and, from {booking}, books.',
    offer: 'Live in about 5 days, at a fixed price from {price}.',
    /** To one trade: what does that. */
    tradeOffer: 'That is the {title}: {price}, live in {timeline}.',
    bullets: [
      'AI answers customer questions instantly',
      '24/7 lead generation on autopilot',
      'Smart content that sells for you',
      'Automated personalization for visitors',
      'Business growth on autopilot',
    ],
    tradesTitle: 'Your trade:',
    trades: {
      barbershop: 'Barber',
      'dental-practice': 'Dentist',
      shop: 'Shop',
      artist: 'Artist',
      'estate-agent': 'Estate agent',
    },
    days: [
      { day: 'Day 1', work: 'We agree on what your site must do' },
      { day: 'Day 2', work: 'You see it in your style and words' },
      { day: 'Day 3', work: 'It learns your prices, hours and answers' },
      { day: 'Day 4', work: 'You try it and tell us what to change' },
      { day: 'Day 5', work: 'Your site is live' },
    ],
    /** To the demo website, in its chat. */
    ask: 'Ask it yourself',
    note: 'Working days, for an AI Starter Website with your texts and pictures at hand.',
  },
  packages: {
    eyebrow: 'AI Website Packages',
    title: 'Transform Your Business with AI-Powered Websites',
    lead: `Three fixed prices. What is on the list is in the price, with domain and hosting for ${includedMonths} months, and nothing is added before your site is live.`,
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
    consultation: { label: 'Schedule an AI Website Consultation', to: '/consultation' },
  },
  showroom: {
    title: 'AI Showroom',
    lead: 'Five trades, five websites that answer. Walk in and ask.',
  },
  statistics: {
    title: 'Dayfive in figures',
    list: [
      {
        figure: '97%',
        label: 'Customer Satisfaction',
        source: 'Of the owners we asked three months after their launch.',
      },
      {
        figure: '50+',
        label: 'Projects Completed',
        source: 'Websites that are live, one owner at a time.',
      },
      {
        figure: '24/7',
        label: 'Support',
        source: 'Watched around the clock. Mail gets a person’s answer within one working day.',
      },
      {
        figure: '20+',
        label: 'Years Experience',
        source: 'Of Ruth, Jonah, Mei and Pavel together.',
      },
    ],
    doubt: {
      text: 'Don’t take our word for the assistants above: ask them what your customers ask.',
      link: packageWords.doubt,
    },
  },
  scout: {
    title: 'Security Scout',
    label: 'Alpha',
    note: 'This scanner is simulated. It shows the same prepared example whatever you type, and nothing you type is sent or used.',
    input: { label: 'Website address', placeholder: 'www.your-shop.example' },
    scan: 'Scan',
    scanning: 'Scanning...',
    finding: {
      title: 'One finding, as an example',
      terms: { issue: 'Issue', fix: 'Fix', explanation: 'Explanation' },
      issue: 'A cloud access key is exposed in a public code repository.',
      fix: 'Revoke the key today. Make a new one, keep it with the server’s secrets and out of the code, and remove the old one from the repository’s history.',
      explanation:
        'The key opens the storage behind a website. In public code it is like a shop key taped to the door: whoever finds it can copy your customer list or run up a bill in your name. Programs search for such keys day and night, and can find one within minutes.',
    },
    generate: 'Generate Fix',
    alert: 'The fix logic is coming soon. This is a simulation, so nothing needs fixing today.',
  },
  blog: {
    title: 'Worth five minutes of your evening',
    lead: '{count} short reads for people who run a business and have no time to read.',
    counts: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
  },
} as const
