/** Specification section 2, "Home". */
export const home = {
  hero: {
    tagline: 'Your website, live by day five.',
    headline: 'A website that answers while you work',
    paragraph:
      'You cut hair, fill teeth or show houses. Meanwhile your site answers customers, takes enquiries and books calls. Live in about 5 days, at a price you know before we start.',
    bullets: [
      'AI answers customer questions instantly',
      '24/7 lead generation on autopilot',
      'Smart content that sells for you',
      'Automated personalization for visitors',
      'Business growth on autopilot',
    ],
    demo: {
      address: 'hollis-barbers.example',
      image: 'hero/site',
      imageAlt:
        'The home page of Hollis & Sons: “In shaggy, out sharp. Cuts, beards and hot-towel shaves on Mill Street since 1961.” Beside it a red barber’s chair before a round mirror, below it a button “See free chairs today”.',
      chat: {
        title: 'Tuesday, 9:47 pm. The shop is closed.',
        messages: [
          { from: 'customer', text: 'Do you have anything tomorrow after five? Cut and beard.' },
          {
            from: 'site',
            text: 'Yes, 5:40 pm with Sam. Cut and beard is $38 and takes 45 minutes. Shall I book it?',
          },
          { from: 'customer', text: 'Yes please.' },
          { from: 'site', text: 'Booked. A reminder comes at noon.' },
        ],
      },
    },
    days: [
      { day: 'Day 1', work: 'We agree on what your site must do' },
      { day: 'Day 2', work: 'You see it in your style and words' },
      { day: 'Day 3', work: 'It learns your prices, hours and answers' },
      { day: 'Day 4', work: 'You try it and tell us what to change' },
      { day: 'Day 5', work: 'Your site is live' },
    ],
    note: 'An AI Starter Website with your texts and pictures at hand. Larger packages take longer, and each one says how long.',
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
  statistics: { title: 'Dayfive in figures' },
  blog: {
    title: 'Worth five minutes of your evening',
    lead: 'Four short reads for people who run a business and have no time to read.',
  },
} as const
