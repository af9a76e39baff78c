/** The facts from which the page and the answers are made. Hours count from midnight. */
export const facts = {
  name: 'Hollis & Sons',
  website: 'hollis-barbers.example',
  phone: '555-0117',
  address: { number: 12, street: 'Mill Street', town: 'Eastford', beside: 'the bakery' },
  barbers: {
    sam: { name: 'Sam', does: 'fades' },
    ray: { name: 'Ray', does: 'scissors' },
    theo: { name: 'Theo', does: 'shaves' },
  },
  hours: { 'Tuesday to Friday': '9-19', Saturday: '8-16' },
  services: {
    cut: { name: 'Cut', minutes: 30, price: 26, says: 'cut, haircut, trim, fade' },
    'cut-and-beard': {
      name: 'Cut and beard',
      minutes: 45,
      price: 38,
      says: 'cut and beard, cut an beard, cut n beard, cut beard, cut and a beard, haircut and beard, beard and haircut, beard and cut, beard and hair, hair and beard, with beard, with the beard, with a beard, with my beard, plus beard, beard too, beard trim and a haircut, beard trim and haircut, haircut and beard trim, haircut and a beard trim, cut and a beard trim',
    },
    'hot-towel-shave': { name: 'Hot-towel shave', minutes: 40, price: 30, says: 'shave, hot towel shave' },
    'beard-trim': { name: 'Beard trim', minutes: 20, price: 16, says: 'beard, beard trim' },
  },
  children: { from: 3, under: 12, price: 18, quietHour: { day: 'Saturday', from: 8, until: 9 } },
  products: { pomade: { price: 14 }, oil: { price: 18 } },
  /** The barbers with a free or a taken chair, by the time. Today is a Tuesday, after closing time. */
  days: [
    {
      day: 'Wednesday',
      taken: { '15:40': 'theo' },
      free: { '16:10': 'sam', '17:00': 'ray', '17:40': 'sam', '18:10': 'theo' },
    },
    {
      day: 'Thursday',
      taken: { '14:30': 'sam' },
      free: { '15:20': 'ray', '16:50': 'theo', '17:30': 'sam', '18:15': 'ray' },
    },
    { day: 'Friday', taken: { '17:10': 'sam' }, free: { '13:10': 'theo', '15:50': 'ray', '18:00': 'sam' } },
    { day: 'Saturday', taken: { '12:00': 'sam' }, free: { '12:40': 'theo', '14:10': 'ray', '15:10': 'sam' } },
  ],
  booking: { weeksAhead: 4 },
  walkIn: { before: 'noon' },
  cancel: { hoursBefore: 3 },
  late: { minutes: 10 },
  reminder: { at: 'noon' },
  parkingPlaces: 6,
  minutesFromStation: 5,
} as const
