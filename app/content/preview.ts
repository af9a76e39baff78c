/** The page on which visitors type their own facts. */
export const previewPage = {
  title: 'See your own website',
  lead: 'Half a minute. Type what your customers ask for, and walk through a draft of your website that answers it. Only your trade and your name are needed, and nothing is stored.',
  trade: 'Your trade',
  name: { label: 'Name of your business', placeholder: 'As on the sign over the door' },
  town: { label: 'Town', placeholder: 'Where customers look for you' },
  things: {
    title: 'What you sell, and for how much',
    hint: 'Up to five, in dollars: 26, 24.50 or from 30.',
    thing: 'Thing {number}',
    price: 'Price of thing {number}',
  },
  hours: {
    title: 'When you are open',
    none: 'I leave that out',
    other: 'Other times, day by day',
    hint: 'Such as 9-17, with a break 9-12, 14-18. Leave a day empty when you are closed.',
  },
  person: {
    label: 'Who answers what the assistant can’t',
    hint: 'A first name is enough. It stands on the draft.',
    placeholder: 'Anna',
  },
  button: 'Show me my website',
  look: 'Your draft has the look of this demo, with your name, your prices and your hours in it. Its people, reviews and street stay out.',
  after:
    'The draft is made from its own address: keep it, send it to your partner, open it on your phone. Letters of any language, digits, spaces and & ’ . , - ( ) / + : " may stand in it.',
  errors: {
    one: 'One thing needs another look:',
    many: '{count} things need another look:',
    title: '{errors}: ',
  },
} as const

/** Above and under the fields of a draft; names in braces are filled in. */
export const previewErrors = {
  trade: 'Your trade is required: choose the closest',
  fields: {
    name: 'Name',
    town: 'Town',
    thing: previewPage.things.thing,
    price: previewPage.things.price,
    person: 'Who answers',
  },
  required: '{field} is required',
  length: '{field} has room for {most} characters, as a shop sign',
  characters: '{field} takes letters, digits, spaces and & ’ . , - ( ) / + : " only',
  unseen: '{field} takes letters that can be seen, and has one that cannot',
  scripts: '{field} mixes letters of two scripts that look alike in one word',
  link: '{field} takes no web address: put a space after the dot or colon',
  digits: '{field} takes no telephone number: six digits at most in all names together',
  price: '{field} needs dollars, such as 26, 24.50, 12,500 or from 30',
  times: '{field} needs times, such as 9-17, 9-12, 14-18 or 9 am to 5 pm',
} as const

/** The agency's words around a draft. */
export const draftWords = {
  title: '{name} | A draft by Dayfive',
  description: 'The draft of a website for a {trade}, made from what a visitor typed. Not a real business.',
  skip: 'Skip to the draft',
  label: 'About this draft',
  mark: ['A draft by', 'Dayfive'],
  says: 'Made from what was typed, not a real business. Times that are free are examples.',
  change: 'Change it',
  start: 'Start with this draft',
  copy: 'Copy the link',
  copied: 'Copied',
  notCopied: 'Copy it from the address bar',
  end: {
    title: 'This is a draft by Dayfive',
    text: 'It was made from what somebody typed, and nothing of it is stored: its address is all there is. The real website has your pictures, your people and everything your customers ask.',
    demo: 'See the demo in full',
  },
} as const
