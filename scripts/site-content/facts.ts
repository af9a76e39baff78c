import * as z from 'zod'
import { facts as artist } from '../../app/showroom/artist/facts'
import { facts as barbershop } from '../../app/showroom/barbershop/facts'
import { facts as dentist } from '../../app/showroom/dental-practice/facts'
import { weekdays, weekFrom } from '../../app/showroom/draft/week'
import { facts as realtor } from '../../app/showroom/estate-agent/facts'
import { facts as shop } from '../../app/showroom/shop/facts'
import { fields, priceText, text } from './problems'

const amount = z.number('is no bare number such as 26').positive('is not above 0')
const price = fields(amount, 'price')
const thing = price.extend({ name: text, says: z.string() })
const place = fields(text, 'street town').extend({ number: amount })
const business = fields(text, 'name website phone')
const notHours = "is no list such as { 'Tuesday to Friday': '9-19' }"
const hours = z.record(z.string(), z.coerce.string(), notHours).transform((given, context) => {
  try {
    return weekFrom(given)
  } catch (error) {
    context.addIssue((error as Error).message)
    return z.NEVER
  }
})
const barbers = ['sam', 'ray', 'theo']
const chairs = z.record(z.string(), z.enum(barbers, `is none of ${barbers.join(', ')}`))

export const facts = { artist, barbershop, 'dental-practice': dentist, 'estate-agent': realtor, shop }

/** What owners change of the facts of each demo website. */
export const factForms = z.object({
  artist: business.extend({
    address: z.object({ number: amount, lane: text }),
    ...fields(z.object({ price: priceText }), 'wedding wholeDay smallWedding portrait').shape,
    ...fields(priceText, 'secondEasel book print').shape,
  }),
  barbershop: business.extend({
    hours,
    address: place,
    barbers: fields(fields(text, 'name does'), barbers.join(' ')),
    services: fields(thing.extend({ minutes: amount }), 'cut cut-and-beard hot-towel-shave beard-trim'),
    children: price,
    products: fields(price, 'pomade oil'),
    days: z.array(z.object({ day: z.enum(weekdays), taken: chairs, free: chairs })),
  }),
  'dental-practice': business.extend({
    hours,
    ...fields(text, 'nightPhone address street town').shape,
    ...fields(price, 'checkup cleaning filling whitening crown').shape,
  }),
  'estate-agent': business.extend({
    hours,
    ...place.shape,
    ...fields(fields(amount, 'number price'), 'house cottage').shape,
  }),
  shop: business.extend({
    hours: hours.refine((week) => week[4], 'Friday is missing, for which a conversation keeps a bowl'),
    address: place,
    pieces: fields(thing, 'bowl soup-bowl salad-bowl vase bud-vase jug water-jug lamp'),
    ...fields(price, 'postage greetingCard workshop').shape,
    set: fields(amount, 'piecePrice'),
  }),
})
