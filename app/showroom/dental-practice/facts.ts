const street = 'Orchard Street'

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
  hours: { 'Monday to Thursday': '8-18', Friday: '8-13' },
  /** Times that are kept free for people in pain, each day that is open then. */
  sameDay: ['11:10\u00a0am', '2:30\u00a0pm', '4:45\u00a0pm'],
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
