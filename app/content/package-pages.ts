export const packageTexts = {
  basic: {
    headline: 'AI Starter Website: live in five to seven days',
    intro:
      'A website with your prices, your hours and your work. Its assistant answers from what you tell us and takes each customer’s name and number. You call back to confirm.',
    plan: {
      title: 'Your five days',
      steps: {
        'Day 1':
          'We agree on what your site has to do. You tell us what your customers ask and what you’re tired of answering, and we work out what belongs on which page.',
        'Day 2':
          'You see your site, in your style and with your text, at a private link. Tell us what to fix now, while it’s easy to change.',
        'Day 3':
          'The assistant learns your prices, hours and answers. If an answer is missing, we ask you now, so your customers don’t find the gap first.',
        'Day 4':
          'You try it and tell us what to change. Ask the assistant what your customers ask, on your own phone, the way they would.',
        'Day 5': 'Your site is live, on your own domain.',
      },
      note: 'Five business days once we have your deposit, text and photos, seven at most.',
    },
    asks: [
      'Time for the strategy session on day 1.',
      'Your text, your prices and your hours.',
      'Your policies: cancellations, late arrivals, payment, parking.',
      'A few photos of your work and of you.',
      'Time to look at the site on day 2 and try it out on day 4.',
    ],
    fits: 'Yes, if you have no website, or one you’re not proud of, and customers call while your hands are busy. If you want people to book without you, choose Growth, since the Starter only takes a name and number. If you want emails sent to your customers, choose the Sales Machine. None of the three has an online checkout. Customers ask or reserve online, and you take the payment yourself.',
    drawing: 'pages/starter',
    demo: 'shop',
  },
  standard: {
    headline: 'AI Growth Website: answers and bookings 24/7',
    intro:
      'For a business that gets questions day and night. You get everything in the Starter, plus pages we write for you. The assistant books appointments at the times you set, or takes requests for you to confirm. We track what works for three months.',
    plan: {
      title: 'Seven to ten days',
      steps: {
        'Day 1':
          'Your strategy session. We agree on what your site has to do and what the assistant should handle.',
        'Day 2': 'You see the first pages in your style, at a private link, and tell us what to fix.',
        'Days 3 and 4': 'We write the other pages. AI drafts them; one of us edits each before you see it.',
        'Day 5':
          'The assistant learns your prices, hours, policies and answers, and which times it can offer. Every page gets one clear way to book.',
        'Day 6': 'You try all of it and tell us what to change.',
        'Days 7 to 10': 'We make your changes, and your site goes live. Your three months of tracking start.',
      },
      note: 'Seven business days once we have your deposit, answers and photos, ten at most.',
    },
    asks: [
      'Time for the strategy session on day 1.',
      'Your prices and your hours.',
      'Your policies, and the exceptions only you can make.',
      'The times customers can book.',
      'The questions your customers ask most, with your own answers.',
      'Photos of your work, your space and your people.',
      'Time to look at the pages on day 2 and try the site on day 6.',
    ],
    fits: 'Yes, if the same questions reach you by phone, email and text, and you want people to book without waiting for you. If you don’t get many questions yet, go with the Starter: it costs less, and it takes each customer’s name and number. If the real selling starts after the first visit, choose the Sales Machine, which also follows up by email.',
    drawing: 'pages/growth',
    demo: 'barbershop',
  },
  premium: {
    headline: 'AI Sales Machine: nobody gets forgotten',
    intro:
      'For sales that take weeks or months. You get everything in Growth, plus pages for people who don’t know your name yet. The site follows up by email, and you decide who gets one and when. We look after it all for six months.',
    plan: {
      title: 'Ten to fourteen days',
      steps: {
        'Day 1':
          'Your strategy session. We follow one of your customers from the first search to the sale, and mark where people drop off.',
        'Day 2': 'You see the first pages in your style, at a private link, and tell us what to fix.',
        'Days 3 to 5': 'We write the pages, some of them for people who don’t know your name yet.',
        'Days 6 and 7': 'The assistant learns your prices, policies and open times, and when to call you in.',
        'Day 8': 'We write the emails. You read each one and decide who gets it and when.',
        'Day 9': 'You try all of it, as a customer would, and tell us what to change.',
        'Days 10 to 14':
          'We make your changes, and your site goes live. Your six months of maintenance start.',
      },
      note: 'Ten business days once we have your deposit, answers and photos, fourteen at most.',
    },
    asks: [
      'Time for the strategy session on day 1.',
      'Your prices, your hours, your policies and the times customers can book.',
      'The questions your customers ask most, with your own answers.',
      'How you follow up today, and where it gets stuck.',
      'A few emails you’ve written yourself, so ours sound like you.',
      'Photos of your work and of the people a customer will meet.',
      'Time to look at the pages on day 2 and try the site on day 9, and your OK on every email.',
    ],
    fits: 'Yes, if a single sale is worth weeks of follow-up, and you lose buyers because no one writes to them. If customers decide on the spot, the Starter or Growth will do. A haircut doesn’t need five emails. You’ll also need someone to answer the replies, since those conversations stay with you.',
    drawing: 'pages/sales-machine',
    demo: 'estate-agent',
  },
} as const
