import commonWordings from '~/assistant/common-wordings.json' with { type: 'json' }
import type { Knowledge } from '~/assistant/knowledge'
import { asPrice } from '~/offers/dollars'
import { call, find, hours } from './words'
import { facts } from './facts'
import { clock, counted, inWords } from '../kit/formats'

const { address, children, products, services } = facts
const { cut, 'cut-and-beard': both, 'hot-towel-shave': shave, 'beard-trim': beardTrim } = services
const { quietHour } = children
const { sam, ray, theo } = facts.barbers

export const barbershop: Knowledge = {
  introduction: `I am the shop’s assistant, a program that answers from a written list. What isn’t on it I leave to ${sam.name}, ${ray.name} and ${theo.name}.`,
  topics: [
    {
      id: 'hours',
      label: 'Opening hours',
      answer: [`We’re open ${hours.inSentence}. On ${facts.closed} we’re closed.`],
      wordings: `
        ${commonWordings.hours}, open mondays, off work at six can i still make it, do you open before nine, until what
        time on thursdays, is sunday possible, first thing in the morning, last cut of the day, when does the shop
        close, still open at six, saturday times, are you there at eight, i get off at half past five would that still
        work, is it worth driving over now or have you closed, do you open on labor day, is the shop shut on mondays`,
    },
    {
      id: 'prices',
      hasPrice: true,
      label: 'Prices',
      answer: [
        `A cut is ${asPrice(cut.price)}, cut and beard ${asPrice(both.price)}, a hot-towel shave ${asPrice(shave.price)}, a beard trim alone ${asPrice(beardTrim.price)}. Children under ${children.under} pay ${asPrice(children.price)}.`,
      ],
      wordings: `
        how much is a haircut, what do i pay for my two boys, what do we pay together, price for me and my son, what
        does a cut cost, price of a trim, price list, how much do you charge, cut and beard price, how much is a shave,
        hot towel shave price, beard trim price, how much for a beard trim, how much is a kids cut, price for children,
        childrens haircut price, how much for my son, what do you charge for a fade, skin fade price, buzz cut price,
        how much is a wet shave, cost for two kids, prices, what are your rates, is a fade more expensive, cheapest cut,
        how much to get my beard done, mens cut price, what would a cut and shave be, how much is a short back and
        sides, haircut cost, menu of services and prices, what will i pay, how much for hair and beard together, how
        much for a 10 year old, price under 12, what services do you offer, what is the damage for a cut, what would you
        charge me, is thirty dollars enough for a shave, do kids pay less, what does my boy pay, how much to get hair
        and beard sorted, just a trim how much, full price list, haircut plus shave together cost, is it more for long
        hair, what does it run, price for a teenager, how much for both of us, whats a cut going for, how pricey is a
        shave, is a beard trim extra, how much is the works, cost of a skin fade, how much is a clipper cut, boys cut
        price, how much is a taper, what does a crew cut cost, how much to trim a goatee, price of a shape up, what do
        you charge for a chop, what would it cost me to get rid of the stubble, what do you take for a shave with hot
        towels, how much money should i bring for a haircut, what will it cost if i bring my ten year old as well`,
    },
    {
      id: 'booking',
      label: 'How to book',
      answer: [`Book online or by phone, up to ${inWords(facts.booking.weeksAhead)} weeks ahead.`],
      wordings: `
        how do i book, can i book online, book an appointment, make an appointment, do i need an appointment, can i make
        a reservation, book by phone, how far ahead can i book, how many weeks in advance, book for next month, can i
        book for saturday, schedule a haircut, reserve a chair, get a slot, book a cut for tomorrow, online booking,
        booking link, can i book two chairs, appointment for me and my son, next available appointment, how soon can i
        get in, do you take appointments, can i set up a regular appointment, is it first come first served or
        appointment, i would like to come in for a cut, any free times this week, when is the next free chair, book a
        beard trim, book now, what do i have to do to get a cut, is there an app to book, website to book, do i call to
        book, can i book over the internet, book through the site, set up an appointment, put me down for friday, get me
        in tomorrow, is there space on saturday, any openings this week, got anything free on thursday, free chair at
        four, what times do you have, next opening, can you fit me in tomorrow, squeeze me in, book for three weeks from
        now, how many weeks out can i book, make a booking for my husband, i want an appointment on wednesday, need a
        haircut tomorrow, how would i go about getting an appointment with you, i am looking for a time on friday
        afternoon, is there any way to get in before the weekend, my wedding is in a month can i already book,
        cut on wednesday, cut with theo on thursday, shave friday at six, saturday at noon with ray, beard trim thursday`,
    },
    {
      id: 'walk-in',
      label: 'Walking in without an appointment',
      answer: [`Before ${facts.walkIn.before} you’re welcome to walk in when a chair is free.`],
      wordings: `
        do you take walk ins, i have no booking, no booking but i am near, can i just walk in, walk in, without an
        appointment, no appointment, can i just show up, can i just turn up, drop in, just come by, do i have to book,
        without booking, i have not booked, come in off the street, pop in, is there a wait for walk ins, how long is
        the wait, is there a queue, just come in this morning, do i need to book or can i just come, come in right now,
        swing by, is a chair free now, walk in hours, stop by before noon, wait time, how busy are you, can i just rock
        up, come without calling first, come in unannounced, spontaneous cut, can i come without a reservation, no
        booking needed, is an appointment necessary, do i have to make an appointment, do i have to call ahead, need to
        call first, do you see people without appointments, will somebody take me if i have not booked, can i come
        straight from the street, spur of the moment, come in before lunch without booking, take a seat and wait, do
        people queue at your place in the morning, how long would i have to line up, is it fine if i simply turn up`,
    },
    {
      id: 'duration',
      label: 'How long it takes',
      answer: [
        `A cut takes ${cut.minutes} minutes, cut and beard ${both.minutes}, a shave ${shave.minutes}.`,
      ],
      wordings: `
        how long does a haircut take, how long does it take, how many minutes for a cut, how long for cut and beard, how
        long is a shave, how much time do i need, will i be done in half an hour, time for a cut, duration, in my lunch
        break, how long am i in the chair, how long will a hot towel shave take, quick cut, how quick is it, length of
        appointment, can you do it in 20 minutes, in and out, how long should i plan, done within an hour, how long does
        a trim last, how long am i going to sit there, my parking runs out in 45 minutes, will i be out by noon, how
        much time should i plan, when will i be finished, do i get back to work in time, am i out in half an hour, does
        a fade take longer, how many minutes do you need, can you be done before my train, how long do you need for a
        shave, quick trim before a meeting, long appointment, how long should i allow, i have a meeting at two will i be
        done if i come at one, how long should i tell my wife i will be, will a haircut fit into my lunch hour`,
    },
    {
      id: 'barbers',
      label: 'Our barbers',
      answer: [
        `${sam.name} does ${sam.does}, ${ray.name} works with ${ray.does}, and ${theo.name} does ${theo.does}. Ask for one of them by name when you book.`,
      ],
      wordings: `
        who are the barbers, who works there, can i ask for a certain barber, can i choose my barber, i want sam, is ray
        working, does theo do shaves, who is best at fades, who does skin fades, who does scissor cuts, who does the
        shaves, book with sam, appointment with ray, same barber as last time, which barber, is theo in on saturday, ask
        for someone by name, preferred barber, favourite barber, who cuts long hair, scissors only, tapers and fades,
        barber names, who will cut my hair, who should i ask for, can sam cut my hair, which of you does a fade, do you
        do fades, do you do skin fades, do you do scissor cuts, straight razor, who is good with curly hair, your team,
        staff, who is the fade guy, the same guy as last time, who cut my hair last time, somebody who is good with
        scissors, old school razor shave who does that, which of them is good with long hair, request a barber, can i
        pick who cuts me, is sam there on friday, when does theo work, does ray do kids, i only want theo, best barber
        for a beard, how many barbers are you, are there women barbers, how experienced are the barbers, someone for a
        hot towel shave, who would you recommend, any barber or a particular one, i always go to ray, is there someone
        who does bald fades, what are the names of the people who work there, who holds the razor at your place`,
    },
    {
      id: 'cancel',
      label: 'Cancelling an appointment',
      answer: [
        `You can cancel free of charge until ${inWords(facts.cancel.hoursBefore)} hours before your appointment.`,
      ],
      wordings: `
        how do i cancel, cancel my appointment, cancellation policy, cancellation fee, can i cancel for free, what if i
        can not make it, reschedule, move my appointment, change my appointment to another day, how late can i cancel,
        do i pay if i cancel, no show fee, what happens if i do not show up, something came up, call off my cut,
        postpone, i need to cancel, short notice cancellation, how much notice, change my booking, i have to cancel
        today, cancel last minute, notice to cancel, get out of my appointment, can not come tomorrow after all, have to
        work can not make it, is there a charge for cancelling, until when can i cancel, switch to another day, can i
        change the time, rearrange, do i get charged if i do not come, plans changed, not able to come, i am sick and
        have to cancel, drop my appointment, delete my booking, cancel online, can i come an hour later instead, push my
        appointment, swap my slot, cancelled too late, missed my appointment, my meeting got moved and i can not be
        there on wednesday, what do i owe you if i do not come, is it okay to back out of an appointment`,
    },
    {
      id: 'late',
      label: 'Coming late',
      answer: [
        `We keep your chair for ${inWords(facts.late.minutes)} minutes. Then it goes to the next in line.`,
      ],
      wordings: `
        i am running late, my bus is delayed, my train is late, how long before you give my chair to someone else, i
        will be there ten past, what if i am late, late for my appointment, how long do you hold the chair, will you
        wait for me, stuck in traffic, ten minutes late, 15 minutes late, five minutes late, grace period, do i lose my
        appointment if i am late, i will be late, arriving late, do you keep my slot, delayed, my bus is late, is it
        okay to come a bit late, what happens when i come late, hold my spot, how long will you hold my chair, i will be
        there five past, do you still take me if i come late, my train is delayed, traffic is bad, i missed my bus, can
        not be there on time, coming a little later, be there in ten, what if i do not make it on time, is ten minutes
        late ok, how late can i be, overslept, do you give my slot away, how many minutes will you wait, behind time,
        still on my way, the traffic is terrible i might not make it at four on the dot, how strict are you about being
        on time, i could be there a quarter past is my chair gone, we left the house too late`,
    },
    {
      id: 'parking',
      label: 'Parking',
      answer: [`Parking is free. There are ${inWords(facts.parkingPlaces)} places behind the shop.`],
      wordings: `
        ${commonWordings.parking}, park behind the shop, park in mill street, how many parking spaces, can i put my
        truck somewhere, is there a lot, do you have your own parking, a place for my car, spaces at the back, can i
        leave a van, is it hard to park, is there a charge for parking, disabled parking, bike rack`,
    },
    {
      id: 'address',
      label: 'Where we are',
      answer: [
        `We’re at ${find.title}, ${address.town}, beside ${address.beside}. From the station it is ${counted(facts.minutesFromStation, 'minute')} on foot.`,
      ],
      wordings: `
        ${commonWordings.address}, mill street, eastford, near the bakery, where is the barber shop, are you in
        eastford, where are hollis and sons, what is next door to you, whereabouts in eastford, how can i find the shop,
        what is near you, which end of mill street, is that the one by the bakery, coming from out of town, how to get
        to the shop, what is the exact address, near what, i am new in town where is your place`,
    },
    {
      id: 'contact',
      label: 'Our number',
      answer: [`Call us at ${call.label}.`],
      wordings: `
        ${commonWordings.contact}, number of the shop, barbers number, number for hollis, what number do i ring, who do
        i call, number for bookings, can i phone in, reach the shop by phone, ring up, telephone number of the barbers,
        do you have a landline, i would rather speak on the phone what is the number, what is the shop line`,
    },
    {
      id: 'payment',
      label: 'Paying',
      answer: ['We take cash and cards. We don’t take checks.'],
      wordings: `
        ${commonWordings.payment}, can i tip by card, pay with my watch, apple watch, do i need to bring cash, is it
        cash only, do you take checks, card machine, do you take plastic, can i use my phone to pay, tip, how do people
        pay, pay at the end, do you accept american express, i never carry cash is that a problem`,
    },
    {
      id: 'children',
      label: 'Children',
      answer: [
        `We cut children’s hair from ${inWords(children.from)} years on and have a booster seat. ${quietHour.day} from ${clock(quietHour.from)} to ${clock(quietHour.until)} is the quiet hour.`,
      ],
      wordings: `
        do you cut kids hair, do you do children, my son is four, first haircut for my toddler, from what age, minimum
        age, how old does he have to be, my two year old, is my daughter too young, booster seat, quiet hour, sensory
        friendly haircut, autistic son, my boy hates noise, calm time for children, baby first haircut, do you cut girls
        hair, can i bring my kids, is it kid friendly, boys haircut, my son is scared of clippers, youngest age, three
        year old, do you have a child seat, quiet time, nervous child, noise sensitive, autism friendly, adhd, does my
        two year old fit in, is there a quieter time, special seat for little ones, what age do you start, do you do
        babies, does my toddler need to sit still, can my daughter get a bob, kids hour, good with kids, my kid is
        afraid of the clippers, my boy cannot sit still, do you cut little boys hair, can i bring my four year old,
        special needs child, sensory issues, autistic, first haircut, how old must a child be for a haircut, our little
        one has never been to a barber, is two too young for you, my daughter cries at the hairdresser`,
    },
    {
      id: 'beard',
      label: 'Beard trims',
      answer: [`A beard trim alone takes ${beardTrim.minutes} minutes, and the line-up is included.`],
      wordings: `
        do you trim beards, beard trim, how long is a beard trim, how long does a beard trim take, beard only, just my
        beard, just the beard, is a line up included, line up, lineup, shape up, edge up, beard shaping, tidy up my
        beard, can i come for a beard only, moustache trim, mustache, beard sculpting, clean up my beard, do you do
        beards, neck line, trim my goatee, what is included in the beard trim, outline my beard, long beard, is the edge
        up part of it, beard tidied, is shaping included, do i need an appointment for just a beard, how many minutes is
        a beard trim, do you do the cheeks and neck, do you line up the beard, only want my beard done, is a beard trim
        quick, does the beard trim come with a line up, can you shape a big beard, i am growing a beard can you shape
        it, fix my beard lines, beard service, could you tidy my stubble, my whiskers are getting out of hand can you do
        something, i am letting my hair grow and want only the beard done, does trimming the beard include the edges`,
    },
    {
      id: 'colour',
      label: 'Coloring and perms',
      answer: ['We don’t color hair, and we don’t do perms.'],
      wordings: `
        do you colour hair, do you dye hair, hair dye, can you color my hair, highlights, bleach, bleaching, frosted
        tips, perm, do you do perms, cover my grey, grey blending, gray coverage, dye my beard, beard dye, hair colour
        price, how much is a perm, tint, toner, go blond, platinum, balayage, relaxer, straightening, keratin, chemical
        treatments, colouring, can you make me blonde, do you cover greys, would you put a perm in my hair, do you do
        colour, my hair is going grey can you hide it, temporary colour, silver hair, ombre, streaks, do you lighten
        hair, make my hair darker, red hair dye, curls put in, wavy hair treatment, dying hair, can i get my hair blue,
        do you put in highlights, would you tint my beard, i am getting gray and would like to hide it`,
    },
    {
      id: 'gift',
      label: 'Vouchers',
      answer: ['We sell vouchers for any amount at the counter.'],
      wordings: `
        ${commonWordings.giftCard}, voucher for a shave, give someone a haircut, fathers day present, gift for my dad,
        gift idea for my boyfriend, can i gift a haircut, christmas present for my husband, treat my dad, can i pay for
        a friends cut, buy a cut for somebody else, voucher over 50 dollars, voucher for a beard trim, do you have
        vouchers, how do i get a voucher, where can i buy a gift card, surprise my husband with a shave, present for
        him, birthday present for my brother, my husband loves your shaves what can i give him`,
    },
    {
      id: 'access',
      label: 'Getting in with a wheelchair',
      answer: ['The shop is step-free, and one of the chairs is wide.'],
      wordings: `
        ${commonWordings.access}, wide chair, are your chairs wide, is there a bigger chair, large person, heavy person,
        transfer from wheelchair, my grandpa uses a walker, i am a big guy will i fit, do you have a chair for bigger
        people, get in with a wheelchair, any step at the entrance, is the entrance level, level access, doorway wide
        enough, can my disabled son come in, is the shop on one level, prosthetic leg, hard to walk, rollator`,
    },
    {
      id: 'reminder',
      label: 'Reminders',
      answer: [`We send you a text at ${facts.reminder.at} on the day of your appointment.`],
      wordings: `
        do you send reminders, will i get a reminder, text reminder, reminder text, do you text me before, remind me,
        will you text me, when does the reminder come, confirmation text, do i get a confirmation, sms, i always forget
        appointments, notification, do you send an sms, how will i remember, email reminder, text message, will i hear
        from you before, what time is the reminder, do you text before, will you remind me, i forget everything, do i
        get a message on the day, do you let me know before, is there a reminder the day before, do you send a text
        message, at what time do you text, will there be a text, do you message me, how do i know my appointment is
        confirmed, ping me, is there an alert before my cut, i am terrible at remembering appointments will you help me,
        do i hear from you on the day, when will you text me about my cut, how do i make sure i do not forget`,
    },
    {
      id: 'products',
      label: 'Pomade and oil',
      answer: [
        `We sell a pomade of our own for ${asPrice(products.pomade.price)} and an oil of our own for ${asPrice(products.oil.price)}.`,
      ],
      wordings: `
        do you sell pomade, products, hair products, do you sell beard oil, beard oil price, how much is the pomade,
        wax, hair wax, hair gel, styling products, what products do you use, can i buy the stuff you put in my hair,
        your own brand, oil, clay, aftershave, shampoo, what do you sell, buy your pomade, beard balm, conditioner, hair
        spray, what is that stuff you put in my hair, price of the beard oil, can i get the pomade from you, do you have
        something for my beard, do you sell anything, own products, what do the products cost, what is in the shelf,
        take some pomade home, how much for oil and pomade, do you have matt paste, hair cream, brush, what brand do you
        use, do you sell oil for beards, do you have clay or gel, do you sell balm, what did you put in my hair it
        smelled great, can i take home the stuff you use, what would a tin of pomade cost me, do you make your own oil`,
    },
  ],
  suggestions: [
    'How much is a cut and beard?',
    'Are you open on Mondays?',
    'Can I just walk in?',
    'How long does a cut take?',
    'What if I’m running late?',
    'Do you cut children’s hair?',
    'Where can I park?',
    `Can I ask for ${sam.name}?`,
  ],
  handover: {
    who: `${sam.name}, ${ray.name} or ${theo.name} will answer that: call ${call.label}, ${hours.inSentence}.`,
    link: { label: `Call ${call.label}`, to: call.to },
  },
}
