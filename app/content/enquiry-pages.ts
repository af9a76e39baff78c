export const consultationPage = {
  title: 'Book your free consultation',
  /** Once it is sent. */
  sent: 'Thank you',
  lead: 'Tell us what you do and what your website should do for you. You get a plain answer, a package and a price. It costs nothing.',
} as const

/** Beside its form. */
export const consultationHelp = {
  help: {
    title: 'Other ways',
    quiz: {
      title: 'Find your package first',
      text: 'Five questions tell you which of the three fits.',
      link: { label: 'Take the 30-Second Quiz', to: '/quiz' },
    },
    call: {
      title: 'Schedule a Call',
      text: '30 minutes with the person who would build your site. The link begins an e-mail for you: add your days, your times and your number.',
      label: 'Ask for a 30-minute call by e-mail',
      subject: 'Schedule a 30-minute call',
      body: 'Hello Dayfive,\n\nI would like to talk for 30 minutes about a website for my business.\n\nMy business: \nDays and times that suit me: \nMy phone number: \n\nThank you',
    },
    questions: {
      title: 'Something to ask first?',
      text: 'Prices, hosting, who owns what: our assistant answers from what owners ask before they buy.',
      link: { label: 'Ask the assistant', to: '/questions#ask' },
    },
    mail: { title: 'Write to us', text: 'Your e-mail goes to the same person as the form.' },
  },
  steps: {
    title: 'What happens next',
    list: [
      'Pavel Novak reads your message and answers within one working day, by e-mail.',
      'If you named times for a call, one of them is confirmed. It takes 30 minutes.',
      'You get a package, a price and a start date, and owe us nothing.',
    ],
  },
} as const

export const getStartedPage = {
  selected: "You've selected our {package}",
  unselected: 'Please select a package',
  sent: 'Thank you',
  lead: 'Tell us about your business in a few lines. A person writes back within one working day.',
  choice: { title: 'Choose or change it here: your words stay.' },
  offer: {
    title: 'What you get for {price}',
    more: 'The {package} day by day',
  },
  plan: {
    title: 'Your dates',
    label: 'Estimated',
    soonest: 'Start {start}: see it {firstLook}, live {live}.',
    range: 'Start {start}: see it {firstLook}, live between {live}, and {liveAtLatest}.',
    note: 'In working days, with your texts and pictures at hand.',
  },
} as const

/** Beside its form. */
export const getStartedHelp = {
  steps: {
    title: 'What happens next',
    list: [
      'Pavel Novak reads your request and writes back within one working day.',
      'You get a start date, a list of what we need, and the fixed price in writing.',
      'You say yes or no. Until then it costs you nothing.',
    ],
  },
  questions: { label: 'Ask our assistant', to: '/questions#ask' },
} as const

/** For a visitor who comes from a demo website. */
export const fromDemo = {
  details: 'My trade: {trade}\nI have seen the demo of {client} and want a website like it.\n',
  note: 'Your trade is in the last field. Change it, or add what else we should know.',
} as const

/** The same, of a draft with the visitor's own facts; a line without a value is left out. */
export const fromDraft = {
  lines: {
    trade: 'My trade: {value}',
    name: 'Name: {value}',
    town: 'Town: {value}',
    prices: 'Prices: {value}',
    open: 'Open: {value}',
    person: 'Who answers: {value}',
    address: 'My draft: {value}',
  },
  note: 'What you typed for your draft is in the last field, with its address. Change it, or add what else we should know.',
} as const

/** The question that the assistant handed over, as the beginning of a message. */
export const handedOverMessage = 'My question: {question}\n\n'

/** Below the success box: who answers, what to prepare, and one page to read meanwhile. */
export const afterSending = {
  /** By form, without what its success box says; names in braces are filled in. */
  answer: {
    consultation: {
      title: 'Who writes, and by when',
      text: 'Pavel Novak, within one working day. If nothing has come by then, look among your spam, or write to {contactEmail} and name your reference.',
    },
    project: {
      title: 'If nothing has come by then',
      text: 'Look among your spam, or write to {contactEmail} and name your reference.',
    },
  },
  /** To be printed and ticked off. */
  gather: {
    title: 'What to gather before the first call',
    lead: 'Half an hour of looking saves days of asking. What you can’t find, leave out: we go through the list together.',
    /** With the reason. */
    items: {
      'Your prices, as they are today':
        'A photo of the price board or the list by the till will do. Where a price depends on the job, note from what to what.',
      'Your hours, and when you are away':
        'Public holidays and the lunch hour too: people ask about those most when you are closed.',
      'Your rules':
        'Cancelling, coming late, paying, parking, bringing children. What you say at the counter, the assistant says at night.',
      'The ten questions you hear most':
        'Keep a sheet by the phone for a few days and make a mark for each. Your own answer beside it is half the work.',
      'Six to ten pictures':
        'Your work, your room, and the person a customer will meet. A decent phone by a window is good enough.',
      'Your logo, if you have one':
        'The largest file you can find. A picture of the sign over the door helps as well.',
      'Your old website and the login for its domain, if there is one':
        'Its texts come along, and its addresses will lead to the right new pages. Keep the login to yourself for now and just know where it is.',
      'Two or three websites you like':
        'Of any trade. Note beside each what you like: the words, the pictures, or that it was quick.',
    },
  },
  read: {
    title: 'Worth reading meanwhile',
    link: { label: 'What owners ask before they buy', to: '/questions' },
  },
} as const

/** Notices above a form; names in braces are filled in. */
export const notices = {
  errors: { one: 'One field needs a second look.', many: '{count} fields need a second look.' },
  held: {
    title: 'We have your message ({reference})',
    text: 'Delivery is slow just now; we keep trying, so there is no need to send it again. If it is urgent, write to us at',
  },
  unsaved: {
    title: 'We could not take your message just now',
    text: 'Nothing was sent. Your words are still here: please send them again in a minute, or write to us at',
  },
  unreachable: {
    title: 'That may not have reached us',
    text: 'Your words are still here: please send them again in a moment, or write to us at',
  },
  throttled: {
    client: {
      title: 'That was a lot of messages',
      text: 'From your connection we can take the next one in {minutes} min. Your words are still here. If it is urgent, write to us at',
    },
    total: {
      title: 'More messages than we can take at once',
      text: 'Please send yours again in {minutes} min. Your words are still here. If it is urgent, write to us at',
    },
  },
  quarantined: {
    title: 'One more press, please',
    text: 'A field that people never see was filled in, often by autofill. Your message is saved under {reference}. Press the button and it goes out.',
    button: 'I am a person, send it',
  },
  earlier: {
    title: 'This link is from an earlier visit',
    text: 'If you were shown a reference then, your message has reached us. If you are in doubt, write to us at',
  },
  tooLong: 'is too long to send in one go: please shorten it, or send the rest by e-mail',
  reference: 'Your reference is {reference}.',
  answerTo: 'The answer goes to {email}.',
} as const

/** The form alone, when its page cannot be rendered at once. */
export const plainFormWords = {
  title: 'Please look at this once more',
  text: 'This page comes without its looks just now. It works all the same.',
} as const
