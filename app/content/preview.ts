export const previewPage = {
  title: 'See your own website',
  intro: 'Get an instant draft that answers from your own prices and hours. Nothing is stored.',
  trade: 'Type of business',
  name: { label: 'Your business name', placeholder: 'As it appears on your sign' },
  town: { label: 'Town (optional)', placeholder: 'Where customers look for you' },
  things: {
    title: 'What you sell, and for how much (optional)',
    hint: 'Up to five. Prices can be $26, from $30, 2% or free.',
    heads: ['Item', 'Price'],
    thing: 'Item {number}',
    price: 'Price of item {number}',
    more: 'Add two more',
  },
  hours: {
    title: 'Your hours (optional)',
    none: 'Add hours later',
    other: 'Other hours, day by day',
    hint: 'Such as 9-5, or 9-12, 1-6 with a break. Leave a day empty if you’re closed.',
  },
  person: {
    label: 'Who answers what the assistant can’t? (optional)',
    hint: 'A first name is enough; it appears on the draft.',
    placeholder: 'Anna',
  },
  button: 'Show my website',
  look: 'Your draft will look like this demo, with your name, prices and hours. The demo’s people, reviews and map are left out.',
  after: 'Everything is in the link: bookmark it, send it to your partner, open it on your phone.',
} as const

export const previewErrors = {
  trade: 'Type of business is required: choose the closest one',
  fields: {
    name: 'Name',
    town: 'Town',
    thing: previewPage.things.thing,
    price: previewPage.things.price,
    person: 'Who answers',
  },
  required: '{field} is required',
  length: '{field} has room for {most} characters, like a sign',
  characters: '{field} can only have letters, numbers, spaces and & ’ . , - ( ) / + : "',
  unseen: '{field} has an invisible character',
  scripts: '{field} mixes look-alike letters from two alphabets in one word',
  link: '{field} can’t be a web address: put a space after the dot or colon',
  digits: '{field} can’t have a phone number: all names together can have six digits at most',
  price: '{field}: Enter a price like $26, from $30, 2% or free.',
  times: '{field} needs hours, such as 9-5, 9 am to 5 pm or 9-12, 1-6',
} as const

export const draftWords = {
  title: '{name} | A draft by Dayfive',
  description: 'A draft website, made from what a visitor typed. Not a real business.',
  skip: 'Skip to the draft',
  label: 'About this draft',
  mark: ['A draft by', 'Dayfive'],
  says: '{title}, {price}{examples}.',
  /** Beside the items of a draft that has none of its own. */
  example: 'Examples, until you add your own.',
  /** The links while a draft has neither prices nor hours, in its bar and below it; afterwards `change`. */
  addYours: 'Add yours',
  add: 'Add your prices and hours',
  change: 'Change it',
  start: 'Start with this',
  copy: 'Copy the link',
  copied: 'Copied',
  notCopied: 'Copy it from the address bar',
  end: {
    title: 'This is a draft by Dayfive',
    text: 'It’s made from what you typed. We don’t store any of it; it’s all in the link. The real website has your photos, your people and all your answers.',
    demo: 'See a full demo',
  },
} as const
