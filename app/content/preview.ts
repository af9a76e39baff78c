/** Under the fields of a draft; names in braces are filled in. */
export const previewErrors = {
  name: 'Your business needs a name here.',
  length: 'At most {most} characters, as on a shop sign.',
  characters: 'Letters, digits, spaces and & ’ . , - only.',
  link: 'No web addresses here. Put a space after the dot.',
  thingMissing: 'What is it that costs this?',
  priceMissing: 'What does it cost?',
  price: 'Whole dollars, such as 26 or 12,500.',
  times: 'Two times, such as 9:00 and 17:30.',
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
