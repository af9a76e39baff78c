const street = 'Orchard Row'

/** What the practice is: the page and the answers are made from it. */
export const facts = {
  name: 'Larkfield Dental',
  website: 'larkfield-dental.example',
  phone: '555-0142',
  nightPhone: '555-0199',
  address: `3 ${street}`,
  street,
  town: 'Larkfield',
  landmark: 'the library',
  doctors: ['Dr. Amin', 'Dr. Whitlow'],
  languages: 'English, Spanish and Urdu',
  week: { days: 'Monday to Thursday', opens: '8:00', closes: '18:00' },
  friday: { opens: '8:00', closes: '13:00' },
  /** Kept free every day for people in pain. */
  sameDay: ['11:10', '14:30', '16:45'],
  checkup: { price: 65, interval: 'six months' },
  cleaning: { price: 90, minutes: 45 },
  filling: { price: 140, minutes: 40 },
  whitening: { price: 260 },
  crown: { price: 890, visits: 'two visits' },
  numb: 'two to three hours',
  firstVisit: 'an hour',
  children: { age: 'two', freeUnder: 'six' },
  paymentPlan: { from: 300, time: 'three months' },
  cancel: { hours: 24, fee: 30 },
  freeParking: 'two hours',
} as const
