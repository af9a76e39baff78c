const address = { number: 9, lane: 'Quay Lane' } as const

export const facts = {
  name: 'Ines Morel',
  website: 'inesmorel.example',
  phone: '555-0178',
  town: 'Port Ansel',
  studio: `${address.number} ${address.lane}`,
  address,
  way: { from: 'ferry landing', door: 'green door', minutes: 'five minutes' },
  wedding: { price: '$2,400', time: 'eight hours', canvas: '24\u00a0×\u00a036\u00a0inches' },
  wholeDay: { price: '$3,100', time: 'the whole day', canvases: 'two' },
  smallWedding: { price: '$1,200', time: 'three hours', canvas: '16\u00a0×\u00a024\u00a0inches' },
  portrait: { price: '$180', time: 'an hour' },
  secondEasel: '$600',
  book: '$420',
  print: '$12',
  deposit: '30%',
  freeMove: 'three months',
  finished: 'six weeks',
  family: { time: 'twenty minutes', recognized: 'twelve' },
  travel: { included: '60 miles', price: '$1' },
  /** All Saturdays of the season, and the free ones. */
  season: {
    year: 2027,
    months: [
      { name: 'May', number: 5, saturdays: [1, 8, 15, 22, 29], free: [8, 29] },
      { name: 'June', number: 6, saturdays: [5, 12, 19, 26], free: [12] },
      { name: 'July', number: 7, saturdays: [3, 10, 17, 24, 31], free: [3, 24] },
      { name: 'August', number: 8, saturdays: [7, 14, 21, 28], free: [14] },
      { name: 'September', number: 9, saturdays: [4, 11, 18, 25], free: [4, 25] },
      { name: 'October', number: 10, saturdays: [2, 9, 16, 23, 30], free: [16] },
    ],
    weekday: { value: '2027-06-11', label: 'Friday, June 11' },
  },
} as const
