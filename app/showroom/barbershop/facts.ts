/** What the shop is and asks: its page and its answers are made from it. Hours count from midnight. */
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
  hours: [
    { days: 'Tuesday to Friday', from: 9, until: 19 },
    { days: 'Saturday', from: 8, until: 16 },
  ],
  closed: 'Sundays, Mondays and public holidays',
  services: {
    cut: { name: 'Cut', minutes: 30, price: 26, says: 'cut, haircut, trim, fade' },
    'cut-and-beard': {
      name: 'Cut and beard',
      minutes: 45,
      price: 38,
      says: 'cut and beard, cut and a beard, haircut and beard, hair and beard, both',
    },
    'hot-towel-shave': { name: 'Hot-towel shave', minutes: 40, price: 30, says: 'shave, hot towel shave' },
    'beard-trim': { name: 'Beard trim alone', minutes: 20, price: 16, says: 'beard, beard trim' },
  },
  children: { from: 3, under: 12, price: 18, quietHour: { day: 'Saturday', from: 8, until: 9 } },
  products: { pomade: { price: 14 }, oil: { price: 18 } },
  /** As it is on a Tuesday, after closing time. */
  days: [
    {
      day: 'Wednesday',
      also: 'tomorrow',
      taken: { time: '15:40', barber: 'theo' },
      free: [
        { time: '16:20', barber: 'sam' },
        { time: '17:00', barber: 'ray' },
        { time: '17:40', barber: 'sam' },
        { time: '18:10', barber: 'theo' },
      ],
    },
    {
      day: 'Thursday',
      also: 'day after tomorrow',
      taken: { time: '14:30', barber: 'sam' },
      free: [
        { time: '15:20', barber: 'ray' },
        { time: '16:50', barber: 'theo' },
        { time: '17:30', barber: 'sam' },
        { time: '18:15', barber: 'ray' },
      ],
    },
    {
      day: 'Friday',
      also: '',
      taken: { time: '17:10', barber: 'sam' },
      free: [
        { time: '13:10', barber: 'theo' },
        { time: '15:50', barber: 'ray' },
        { time: '18:00', barber: 'sam' },
      ],
    },
    {
      day: 'Saturday',
      also: '',
      taken: { time: '12:00', barber: 'sam' },
      free: [
        { time: '12:40', barber: 'theo' },
        { time: '14:10', barber: 'ray' },
        { time: '15:10', barber: 'sam' },
      ],
    },
  ],
  booking: { weeksAhead: 4 },
  walkIn: { before: 'noon' },
  cancel: { hoursBefore: 3 },
  late: { minutes: 10 },
  reminder: { at: 'noon' },
  parkingPlaces: 6,
  minutesFromStation: 5,
} as const
