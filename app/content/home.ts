/** The words of the home page (specification section 2, "Home"). */
export const home = {
  meta: {
    title: 'Dayfive: AI websites for small businesses, live by day five',
    description:
      'A website for your barbershop, practice, shop, studio or agency that answers customers, takes enquiries day and night, and is live in about five days. Three fixed prices from $800.',
  },
  hero: {
    tagline: 'Your website, live by day five.',
    headline: 'A website that answers while you work',
    paragraph:
      'You cut hair, fill teeth or show houses. Your new site answers your customers, takes down the enquiries and books the calls. It is live in about 5 days, at a price you know before we start.',
    bullets: [
      'AI answers customer questions instantly',
      '24/7 lead generation on autopilot',
      'Smart content that sells for you',
      'Automated personalization for visitors',
      'Business growth on autopilot',
    ],
    days: [
      { day: 'Day 1', work: 'We agree on what your site must do' },
      { day: 'Day 2', work: 'You see it in your colours and words' },
      { day: 'Day 3', work: 'It learns your prices, hours and answers' },
      { day: 'Day 4', work: 'You try it and tell us what to change' },
      { day: 'Day 5', work: 'Your site is live' },
    ],
    note: 'An AI Starter Website with your texts and pictures at hand. Larger packages take 7-10 or 10-14 days.',
  },
  packages: {
    eyebrow: 'AI Website Packages',
    title: 'Transform Your Business with AI-Powered Websites',
    lead: 'Three packages, three fixed prices. What is on the list is in the price, and nothing is added later.',
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
    lead: 'Five trades, five websites, five jobs that the owner no longer does by hand.',
  },
  blog: { title: 'Worth five minutes of your evening' },
} as const
