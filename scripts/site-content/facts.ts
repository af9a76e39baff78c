import * as z from 'zod'
import { facts as artist } from '../../app/showroom/artist/facts'
import { facts as barbershop } from '../../app/showroom/barbershop/facts'
import { facts as dentist } from '../../app/showroom/dental-practice/facts'
import { weekdays, weekFrom } from '../../app/showroom/draft/week'
import { facts as realtor } from '../../app/showroom/estate-agent/facts'
import { facts as shop } from '../../app/showroom/shop/facts'
import { amount, fields, oneOf, priceText, readBy, text } from './problems'

const price = fields(amount, 'price')
const thing = price.extend({ name: text, says: text })
const place = fields(text, 'street town').extend({ number: amount })
const business = fields(text, 'name website phone')
const hours = z.record(z.string(), z.coerce.string(), 'is no list: put it in { }').transform(readBy(weekFrom))
const quietDay = weekdays.indexOf(barbershop.children.quietHour.day)
const chairs = z.record(z.string(), oneOf(Object.keys(barbershop.barbers)))

export const facts = { artist, barbershop, 'dental-practice': dentist, 'estate-agent': realtor, shop }

/** What owners change of the facts of each demo website. */
export const factForms = z.object({
  artist: business.extend({
    address: z.object({ number: amount, lane: text }),
    ...fields(z.object({ price: priceText }), 'wedding wholeDay smallWedding portrait').shape,
    ...fields(priceText, 'secondEasel book print').shape,
  }),
  barbershop: business.extend({
    hours: hours.refine((week) => week[quietDay], 'leave out the day of quietHour'),
    address: place,
    barbers: fields(fields(text, 'name does'), 'sam ray theo'),
    services: fields(thing.extend({ minutes: amount }), 'cut cut-and-beard hot-towel-shave beard-trim'),
    children: price,
    products: fields(price, 'pomade oil'),
    days: z.array(z.object({ day: z.enum(weekdays), taken: chairs, free: chairs })),
  }),
  'dental-practice': business.extend({
    hours: hours.refine((week) => week[0], 'Monday is missing, the day of the conversations'),
    ...fields(text, 'nightPhone address street town').shape,
    ...fields(price, 'checkup cleaning filling whitening crown').shape,
  }),
  'estate-agent': business.extend({
    hours,
    ...place.shape,
    ...fields(price.extend({ number: amount, says: text }), 'house cottage').shape,
  }),
  shop: business.extend({
    hours: hours.refine((week) => week[4], 'Friday is missing, for which a conversation keeps a bowl'),
    address: place,
    pieces: fields(thing, 'bowl soup-bowl salad-bowl vase bud-vase jug water-jug lamp'),
    ...fields(price, 'postage greetingCard workshop').shape,
    set: fields(amount, 'piecePrice'),
  }),
})
