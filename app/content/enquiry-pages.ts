export const consultationPage = {
  title: 'Book your free consultation',
  sent: 'Thank you',
  intro: 'Tell us about your business. You’ll get a straight answer, a package and a price.',
} as const

export const stepsTitle = 'What happens next'

export const consultationHelp = {
  title: 'Other options',
  quiz: {
    title: 'Find your package first',
    text: 'Five questions tell you which one fits.',
    link: { label: 'Take the 30-second quiz', to: '/quiz' },
  },
  call: {
    title: 'Schedule a Call',
    text: 'Prefer email? This link starts a message for you: add your number and a few times that work. You’ll get 30 minutes with the person who’d build your site.',
    label: 'Ask for a 30-minute call by email',
    subject: 'Schedule a 30-minute call',
    body: 'Hello Dayfive,\n\nI’d like to talk for 30 minutes about a website for my business.\n\nMy business: \nDays and times that work for me: \nMy phone number: \n\nThank you',
  },
  questions: {
    title: 'Have a question first?',
    text: 'Ask about prices, hosting or who owns what.',
    link: { label: 'Ask our assistant', to: '/questions#ask' },
  },
  mail: { title: 'Email us', text: 'Your email goes to the same person as the form.' },
  steps: [
    'A person reads your message and replies by email within one business day.',
    'If you picked times for a call, that email confirms one of them. The call takes 30 minutes.',
    'You get a package, a price and a start date. No obligation.',
  ],
} as const

export const getStartedPage = {
  selected: "You've selected our {package}",
  unselected: 'Please select a package',
  sent: 'Thank you',
  intro: 'Tell us about your business in a few lines. Sending this doesn’t commit you to anything.',
  unsure: 'Not sure yet? We’ll help you choose.',
  choice: 'Switch anytime. We’ll keep what you’ve typed.',
  offer: { title: 'What you get for {price}', more: 'The {package} day by day' },
  plan: {
    title: 'Your dates',
    label: 'estimated',
    sentence:
      'The earliest we could start is {start}, if your deposit is in by then. You’d see the design on {firstLook}, and be live {live}.',
    note: 'These dates count business days and assume we have what we need from you when we start.',
  },
} as const

export const getStartedHelp = {
  steps: [
    'A person reads your request and replies within one business day.',
    'You get a start date, a list of what we need, and the fixed price in writing.',
    'Then you decide. You pay nothing until you say yes.',
  ],
  questions: { label: 'Ask our assistant', to: '/questions#ask' },
} as const

export const fromDemo = {
  details: 'My business: {trade}\nI saw the demo of {client} and want a website like it.\n',
  note: 'Your type of business is already in the project details. Change it, or add anything else we should know.',
} as const

/** The details of a project request that begins with a draft; a line without a value is left out. */
export const fromDraft = {
  details:
    'My business: {trade}\nName: {name}\nTown: {town}\nPrices: {prices}\nOpen: {open}\nWho answers: {person}\nMy draft: {url}\n',
  note: 'Your draft and its link are already in the project details. Change them, or add anything else we should know.',
} as const

export const handedOverMessage = 'My question: {question}\n\n'

export const afterSending = {
  answer: {
    title: 'No reply within one business day?',
    text: 'Check your spam folder, or email {contactEmail} with your reference.',
  },
  gather: {
    title: 'What to gather before the first call',
    intro: 'Half an hour now saves days later. Skip what you can’t find. We’ll go through the list together.',
    items: {
      'Your current prices':
        'A photo of the price board or the list by the register is fine. If a price depends on the job, give the range.',
      'Your hours, and when you’re away': 'Include holidays and lunch. People ask about both.',
      'Your policies':
        'Cancellations, late arrivals, payment, parking, kids. The assistant will tell people what you’d tell them at the counter.',
      'The ten questions you hear most':
        'Keep a sheet by the phone for a few days and make a mark each time you hear one. Write your answer beside it, and half the work is done.',
      'Six to ten photos': 'Your work, your space, you. A decent phone by a window is good enough.',
      'Your logo, if you have one': 'The largest file you have. A photo of your sign helps too.',
      'Your old website and the login for its domain, if you have one':
        'We move your content over and redirect your old links. Don’t send us the login yet. Just make sure you can find it.',
      'Two or three websites you like': 'From any business. Tell us what you like: words, photos or speed.',
    },
  },
  read: {
    title: 'Worth reading in the meantime',
    link: { label: 'What owners ask before they buy', to: '/questions' },
  },
} as const

/** Notices above a form; names in braces are filled in. */
export const notices = {
  errors: { one: 'Please check one field.', many: 'Please check {count} fields.' },
  held: {
    title: 'We have your message ({reference})',
    text: 'It’s saved, but delivery is taking longer than usual. There’s no need to send it again. If it’s urgent, email us at',
  },
  unsaved: {
    title: 'We couldn’t take your message just now',
    text: 'Nothing was sent. What you typed is still here: please send it again in a minute, or email us at',
  },
  unreachable: {
    title: 'That may not have reached us',
    text: 'What you typed is still here: please send it again in a moment, or email us at',
  },
  throttled: {
    client: {
      title: 'That was a lot of messages',
      text: 'We can take the next one from your connection in {minutes} min. What you typed is still here. If it’s urgent, email us at',
    },
    total: {
      title: 'More messages than we can take at once',
      text: 'Please send yours again in {minutes} min. What you typed is still here. If it’s urgent, email us at',
    },
  },
  quarantined: {
    title: 'One more step, please',
    text: 'A hidden field was filled in, as autofill sometimes does. Your message is saved under {reference}. Press the button to send it.',
    button: 'I am a person, send it',
  },
  earlier: {
    title: 'This link is from an earlier visit',
    text: 'If you saw a reference then, we have your message. If you’re not sure, email us at',
  },
  tooLong: 'must be shorter: please cut some of it, or send the rest by email',
  reference: 'Your reference is {reference}.',
  answerTo: 'We’ll reply to {email}.',
} as const

/** For the form on a page of its own, when too many pages wait to be rendered. */
export const plainFormWords = {
  title: 'Please take another look',
  text: 'This page is missing its design right now. It still works.',
} as const
