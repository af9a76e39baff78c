/** What the shop is and asks: its page and its answers are made from it. Hours count from midnight. */
export const facts = {
  name: 'Ostrya',
  website: 'ostrya-home.example',
  phone: '555-0163',
  address: { number: 48, street: 'Fore Street', town: 'Millbrook', door: 'the blue door' },
  potter: 'Lena',
  keeper: 'Tomasz',
  hours: [
    { days: ['Wednesday', 'Thursday', 'Friday', 'Saturday'], from: 10, until: 18 },
    { days: ['Sunday'], from: 11, until: 15 },
  ],
  closed: 'Mondays, Tuesdays and public holidays',
  pieces: {
    bowl: { name: 'cobalt thumb bowl', price: 34, left: 2 },
    vase: { name: 'bottle vase', price: 74 },
    lamp: { name: 'table lamp', price: 120 },
    jug: { name: 'milk jug', price: 58 },
  },
  seconds: 'half price',
  set: { pieces: 6, piecePrice: 28, weeks: 8, inAdvance: 'half' },
  postage: { price: 9, freeFrom: 80, leastDays: 2, mostDays: 4 },
  returns: { days: 30 },
  broken: { reportedWithin: 'a week' },
  greetingCard: { price: 3 },
  giftCard: { years: 5 },
  workshop: { day: 'Sunday', from: 15, until: 17, price: 45, places: 6 },
  parking: { freeAfter: 17 },
} as const
