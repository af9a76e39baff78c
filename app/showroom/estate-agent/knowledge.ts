import commonWordings from '~/assistant/common-wordings.json' with { type: 'json' }
import type { Knowledge } from '~/assistant/knowledge'
import { cottage, house, office } from './words'
import { facts } from './facts'
import { counted } from '../kit/formats'

const { bus, schoolMinutes, stationMinutes } = facts.nearby
const { priya, martin } = facts.agents
const hours = facts.hours
  .map(({ days, from, until }) => `${days.join(' to ')} from ${from} to ${until}`)
  .join(', ')
const viewings = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
  facts.viewings.map(({ day, time }) => `${day} at ${time}`),
)

export const estateAgent: Knowledge = {
  introduction: `I am the office’s assistant, a program that answers from a written list. What isn’t on it I leave to ${priya} and ${martin}.`,
  topics: [
    {
      id: 'listing',
      hasPrice: true,
      label: house.title,
      answer: [
        `${house.title} is ${house.price}. It has ${counted(facts.house.bedrooms, 'bedroom')} and ${facts.house.garden}.`,
        `${cottage.title} is smaller: ${cottage.price}, ${counted(facts.cottage.bedrooms, 'bedroom')} and ${facts.cottage.yard}. To see that one, call ${facts.phone}.`,
      ],
      wordings: `
        how much is the house, how much is 14 alder street, what do they want for the house, price of the
        house, asking price, what does the house cost, how many bedrooms, bedrooms, three bedroom, does it
        have a garden, back yard, backyard, pear tree, tell me about the house, tell me about 14 alder street,
        is the house still available, is it still for sale, is it sold, still on the market, what are you
        selling, which houses do you have, houses for sale, list price, details of the house, is there a tree,
        outdoor space, listings, properties for sale, how big is the garden, the one on alder street, guide
        price, is the alder street house still for sale, how many beds, does it have a yard, what is for sale
        at the moment, what does it cost, how much do they ask, is number 14 still there, what are they
        asking, tell me more about the house, price please, has it been sold, has it got a garden, is there a
        tree in the garden, size of the house rooms, bedrooms number, is it a three bed, how many rooms are
        there, what have you got, anything for sale, do you have other houses, what is on offer right now, is
        it still available, house on your street, the one with the pear tree, details please, how much for the
        house with the pear tree, what is the price, what is the asking price, how big is the house, is the
        house available, what is for sale, bedrooms and garden, price of 14 alder, we saw the sign in front of
        the house and wonder what you are asking for it, is that house you have still going, lawn,
        3 quarry lane, the house in quarry lane, the smaller house, what is the smaller one, the cottage,
        anything cheaper, have you got something cheaper, a cheaper house, anything smaller, two bedrooms, a
        house with two bedrooms, see the smaller house, view 3 quarry lane, the other house`,
    },
    {
      id: 'viewing',
      label: 'Viewings',
      answer: [
        `You can view ${house.title} on ${viewings}. If none of these suits you, ask for another time.`,
      ],
      wordings: `
        can i view the house, viewings, when can i see the house, book a viewing, viewing times, is there an
        open house, schedule a tour, can i come and look, look around, showings, see it on saturday, arrange a
        viewing, visit the property, view the property, when are the viewings, can we see it this weekend, can
        i view on sunday, private viewing, another time for a viewing, have a look inside, see it in person,
        second viewing, can i bring my parents to the viewing, virtual tour, would like to see it, how do i
        book a viewing, viewing slots, make an appointment, see it tomorrow, we would love to see it on
        saturday, when could we come and have a look, can i see the house after work, i can not do thursday
        are there other times, when can we look at it, can we come by and see it, is a viewing possible on
        monday, i am interested can i see it, evening viewing, can i come on thursday, book me in for
        saturday, when do you show it, when is it open, could i have a tour, other times to see it, we are
        only there on sunday can we see it, can we come and view, next viewing, sign up for a viewing, is
        there a time to see it this week, can i bring my builder to the viewing, can we see it twice, another
        viewing, visit on saturday morning, how can i see it, can we walk through it, can we see it, when can
        we come, i want to look at the house, are there free times to see it, another day for a viewing,
        viewing appointment please, see it on sunday, can i bring my parents to look, we work until five could
        we still come and see it, what times could somebody show us the house, put us down for saturday`,
    },
    {
      id: 'hours',
      label: 'Office hours',
      answer: [`The office is open ${hours}. On ${facts.closed.day}s and ${facts.closed.also} it is closed.`],
      wordings: `
        ${commonWordings.hours}, is the office open, office hours, when is somebody in the office, how late is
        your office open, are you in on saturdays, when can i come to the office, is somebody there at nine,
        office open on sunday, until when are you in the office, can i drop in at lunchtime, drop by the
        office, do you open on saturday, are you there after five, if i come by after work will somebody still
        be in, is there someone at the desk on saturday afternoon, when does your office open in the morning`,
    },
    {
      id: 'address',
      label: 'Our office',
      answer: [`Our office is at ${office.address}.`],
      wordings: `
        ${commonWordings.address}, where is your office, office address, which street is the office on, find
        your office, 20 alder street, address of castell and rowe, come to the office, where are you based,
        where do i find your office, where do you sit, is your office on the same street, how to get to the
        office, where can i come in, where is castell and rowe, office in ashby falls, what number on alder
        street is your office, in which building, we would like to drop off some papers where do we bring
        them, how do we find your door, which house number is your office, is your office near the house`,
    },
    {
      id: 'contact',
      label: 'Our number',
      answer: [`Call us at ${facts.phone}.`],
      wordings: `
        ${commonWordings.contact}, number of the office, agents number, what is your phone number, how do i
        get hold of priya, number for martin, how can i reach the agents, can i call the office, phone the
        agents, who do i ring, i would rather talk on the phone which number is it, what do i dial to speak
        with you, do you have a line i can ring, how can i get through to you`,
    },
    {
      id: 'fee',
      label: 'Our fee',
      answer: [
        `Our fee is ${facts.feePercent}% of the price, due at completion. If the house isn’t sold, you pay nothing.`,
      ],
      wordings: `
        what is your fee, is the commission due when you find nobody, what do you get when it is sold, fees,
        how much do you charge, what do you charge to sell a house, percentage, what percent do you take,
        agent fee, your commission, do i pay if it does not sell, no sale no fee, upfront fees, how much does
        it cost to sell my house with you, what do i pay you, your cut, realtor fee, your rates, is there a
        fee if it is not sold, do i pay anything in advance, charges for sellers, is the fee due at
        completion, hidden costs, what does it cost to sell, what do you take for selling a house, what does
        it cost me if you do not sell it, when do i have to pay you, what percentage do you charge, how much
        is your commission, do i pay if nobody buys, what do you earn, what do you get, do you charge upfront,
        how is your fee paid, is the fee due at the end, how much would i pay on a 500000 house, what are your
        charges, are there costs if it does not sell, what do sellers pay, do buyers pay anything, how much of
        the price goes to you, 1.4 percent of what, is there a fixed fee, what happens with the fee if i do
        not sell, is it free until sold, price for your service, what will it cost me to sell through you, fee
        for selling, is tax in the fee, what is your percentage, how much do you keep, when do i pay your fee,
        is anything due up front, do i owe something if nobody buys, what do you cost, cost of selling with
        you, what will be left for me after you take your share, what is your share of the price, what is in
        it for you, do you take your money before or after the sale, do you work for a percentage, brokerage`,
    },
    {
      id: 'valuation',
      label: 'A valuation',
      answer: [
        `A valuation is free and takes ${counted(facts.valuation.hours, 'hour')}. You get the figure in writing within ${counted(facts.valuation.writtenInDays, 'day')}.`,
      ],
      wordings: `
        how much is my house worth, what is my house worth, what is my home worth, value my house, appraisal,
        home appraisal, do you do valuations, what does a valuation cost, is the valuation free, how long does
        a valuation take, market value, value of my property, what could i get for my house, when do i get the
        figure, how do i find out the value, appraise, can someone come and value, assess my house,
        evaluation, home value, what would my place sell for, valuation in writing, thinking of selling what
        is it worth, can someone come round and tell us what it is worth, do you charge for an appraisal, when
        would i have the number in writing, how much is our home worth, what would my house go for, what price
        could i ask, put a price on my house, find out the value of my mothers house, i want to know what my
        home is worth, how do i get a valuation, book a valuation, how long do you need to value a house, does
        it cost anything to value, an estimate of my house, give me a price for my house, house price check,
        what is it worth today, do i have to sell after a valuation, is the valuation binding on me to sell,
        get it valued, inherited house worth, how long until i have the figure, written valuation, how much
        would my flat get, how much can i ask for my house, come and look at my house, what is it worth, can
        you estimate our home, is the estimate free, what would you list it at, price for my house, how do you
        value, could somebody come and tell us what we would get for the place, we wonder what our house might
        bring, i have no idea what my parents house is worth these days, can you put a number on our home`,
    },
    {
      id: 'selling-time',
      label: 'How long selling takes',
      answer: [
        `On average it takes ${counted(facts.sellingWeeks, 'week')} from the listing to an accepted offer.`,
      ],
      wordings: `
        how long does it take to sell, how soon would my house be gone, how long to sell a house, how long
        will it take to sell my house, how quickly do houses sell, how fast can you sell my home, average time
        to sell, time on the market, how many weeks to sell, how soon will i get an offer, weeks from listing
        to offer, selling time, when will my house be sold, how long are houses on the market, do homes sell
        fast, quick sale, how long until it sells, days on market, speed of sale, timeline for selling, sell
        before christmas, how quick would mine sell, how many weeks until we have a buyer, we have to move by
        summer how long does selling take, how long will it take, how fast do you sell, how long before we get
        an offer, time it takes to sell, when would it be sold, does it take months to sell, how long do your
        houses take, average weeks, will it sell quickly, need to sell fast how long, is seven weeks normal
        for you, do i find a buyer soon, how long to find a buyer, typical sale time, how soon could it be
        sold, time from listing to sale, how long do i have to wait for a buyer, how many weeks until it is
        sold, when will mine be sold, is it quick, time to get an offer, weeks to sell, we start new jobs in
        autumn will the house be gone by then, how long do people usually wait for an offer`,
    },
    {
      id: 'documents',
      label: 'Documents for a sale',
      answer: [
        'To sell your house we need the title, the energy certificate and the floor plan. What is missing we order.',
      ],
      wordings: `
        which documents do i need, what documents, paperwork, papers to sell, documents to sell my house,
        title deed, deeds, title, do i need an energy certificate, energy certificate to sell, i do not have a
        floor plan, floor plan missing, what if documents are missing, what papers do you need, do you order
        missing documents, i lost the deeds, what should i prepare, what do i have to bring, certificates
        needed, need from me to list, get started with selling, list my house, what do you need from sellers,
        documentation, do you get the documents for me, checklist, what papers do you want from me, i can not
        find my deeds, i do not have an energy certificate, which papers do i need for selling, can not find
        the floor plan, do i have to get one made, do i need a certificate, what do i have to get together,
        who orders the energy certificate, i have no floor plan, we lost the papers, what do you need from me
        to sell my house, what should i have ready to sell, what do you need before listing, is a title
        needed, missing papers, do you take care of the paperwork, which certificates, lost title deed, what
        else do you need from the owner, do i need plans of the house, documents for selling, the energy
        certificate is missing, get the papers for me, which papers, what do i need for selling, who orders
        the certificate, do you need the deed, list of documents, what do i have to dig out before we can put
        the house up for sale, my late mother never kept the papers of the house`,
    },
    {
      id: 'area',
      label: 'Where we work',
      answer: [`We work in ${facts.town} and ${counted(facts.areaMiles, 'mile')} around.`],
      wordings: `
        which area do you cover, what areas do you work in, do you sell in my town, where do you sell houses,
        do you cover, how far out do you go, my house is outside ashby falls, ashby falls, ten miles, my home
        is twenty miles away, do you sell houses in other towns, which towns, region, radius, do you work in
        the next county, coverage area, surrounding villages, countryside, local area, service area, do you
        operate in, would you take a house in, neighbouring towns, nearby towns, my house is in millbrook
        eight miles away would you sell it, do you work in the villages around, do you sell in eastford, i
        live in larkfield do you come there, where do you work, which region are you in, outside town do you
        do that, my place is ten miles out, is my town in your area, how many miles around, do you sell
        outside ashby falls, do you cover the next town, would you sell a farmhouse outside, how far do you
        travel, do you only sell here, house in the country, is fifteen miles too far, do you come to my
        village, is my house in your area, how far do you go, our place is out in the country would you still
        take it on, do you come out to where we live, is our village too far for you`,
    },
    {
      id: 'rentals',
      label: 'Renting',
      answer: ['We don’t let or manage homes.'],
      wordings: `
        do you do rentals, can i rent a house, do you have apartments to rent, flat to let, lettings, letting
        agent, do you manage properties, landlords, tenants, rent to own, lease, leasing, looking for a
        rental, short term rental, holiday let, airbnb, flats to rent, room to rent, monthly rent, manage my
        property, can you find me a tenant, i am looking for an apartment to rent, can you find a tenant for
        my flat, do you do property management, i want to rent out my house, something to rent, is it for
        rent, do you have flats, do you let houses, do you let rooms, we need a place to rent for a year, can
        you look after my rented house, any rentals, look for tenants, do you handle tenants, two bed to let,
        rented properties, could you manage my apartment, student flat, month to month, renting before buying,
        i want to rent, do you have something to let, renting out my house, we are not ready to buy do you
        have something we could rent, i have a flat standing empty could you find someone to live in it`,
    },
    {
      id: 'offer',
      label: 'Making an offer',
      answer: [`Make your offer ${facts.offer.form}. We pass it on ${facts.offer.passedOn}.`],
      wordings: `
        make an offer, put in an offer, submit an offer, can i make an offer by phone, email an offer, how do
        offers work, when will the seller see my offer, want to buy the house, i want to bid, bid, bidding,
        offer process, how do i buy, next step after viewing, when do i hear back about my offer, place an
        offer, offers by email, how do i send my offer, are offers passed on, are there other offers, any
        offers on it yet, we want to buy it, offer letter, we like it and want to make an offer, can i tell
        you my offer over the phone, how fast does the seller get my offer, we want it what now, how do we say
        yes to the house, we would like to buy it, how do i put my offer in, is an email enough for an offer,
        do you tell the seller the same day, we want to offer, in which form do you need the offer, can i
        offer by text, where do i send the offer, offer by post, does an offer have to be in writing, when
        does the owner hear of my offer, i would like to buy 14 alder street, what is the next step if i want
        to buy, do you take offers, what do i do to buy it, how to place a bid, has somebody made an offer,
        will you pass my offer on, written offer, can i make an offer without viewing, i want to buy it what
        now, how do i bid, when does the seller get my offer, how do we make an offer, can i offer by phone,
        what happens with my offer, we have seen it and we want it how do we go about it, to whom do i say how
        much i would pay, how do i let the owners know that we want to buy, do i have to put it on paper`,
    },
    {
      id: 'schools',
      label: 'Schools',
      answer: [
        `From ${house.title} the primary school is ${counted(schoolMinutes, 'minute')} on foot. Bus ${bus} goes to the secondary school.`,
      ],
      wordings: `
        schools, which schools are nearby, primary school, elementary school, secondary school, high school,
        middle school, how far is the school, walk to school, is there a school close by, school district,
        catchment, school run, kids school, nearest school, distance to school, my children go to school,
        kindergarten, can the children walk to school, good for families with children, closest primary, how
        do the kids get to school, education, is there a school close to the house, how would my teenager get
        to high school, can my six year old walk to school, how long to school, distance to the primary
        school, where would my children go to school, school nearby, walk to primary, what about schools, bus
        to school, closest school, where is the secondary school, is the school near, minutes to school, good
        for kids school, for my daughter who goes to school, junior school, grade school, is there a primary
        school near, schools around, secondary school bus, we have two small children how would they get to
        class in the morning, my son starts first grade in september how far would he walk, college, nursery`,
    },
    {
      id: 'transport',
      label: 'Station and bus',
      answer: [
        `From ${house.title} the station is ${counted(stationMinutes, 'minute')} on foot, and bus ${bus} stops at the corner.`,
      ],
      wordings: `
        how far is the station, train station, station, railway station, is there a bus, which bus, public
        transport, public transportation, transit, commute, commuting, nearest station, transport links,
        transportation, bus 6, bus line, bus route, subway, metro, tram, how do i get to town without a car,
        how long to the station on foot, connections, is it close to the train, walking distance to station,
        getting to work, rail, how far from 14 alder street to the station, how do i get to the city without a
        car, is it far to the train, is there a bus nearby, where does the bus stop, which bus goes there, do
        buses run there, how many minutes to the station, i commute by train, how far to the railway, do i
        need a car there, is there a train, we have no car, can i walk to the station, walk to the train, how
        is the house connected, bus line six, getting around without a car, i do not drive, station nearby,
        take the train to work, how long is the walk to the station, bus from the house, connection to the
        station, far from public transport, is it near the station, how far is the train, can i get to work by
        train, is there a bus stop, without a car, how far is 14 alder street from the station, how far is the
        station from the house, i work in the city and take the train every day how would that go`,
    },
    {
      id: 'energy',
      label: 'Energy and heating',
      answer: [
        `${house.title} is in energy class ${facts.house.energyClass}, with a gas boiler of ${facts.house.boilerYear}.`,
      ],
      wordings: `
        energy rating, energy class, energy efficiency, epc, what is the energy certificate of 14 alder
        street, heating, how is the house heated, boiler, how old is the boiler, gas boiler, gas heating, is
        it gas or electric, central heating, heating type, furnace, insulation, class c, epc rating, hot
        water, what heating does it have, boiler age, is it energy efficient, oil heating, what kind of
        heating is there, how old is the heating, what is the energy rating, does it have gas, is it well
        insulated, when was the boiler put in, is the boiler new, what class is the house, how is it heated,
        gas or oil, what does it use for heating, is it energy saving, is it warm in winter, does it have a
        heat pump, does the house have central heating, how new is the heating, boiler from which year, energy
        label, cold in winter, electricity or gas, what is the boiler, energy certificate class, will the
        heating bills be high, what keeps the house warm, is the heating system up to date, is it drafty`,
    },
    {
      id: 'parking',
      label: 'Parking at the house',
      answer: [`${house.title} has ${counted(facts.house.parkingPlaces, 'place')} on the drive.`],
      wordings: `
        is there parking, does the house have a garage, garage, off street parking, can i park at the house,
        parking space, how many cars, two cars, where do i park, carport, on street parking, is there a drive,
        parking for visitors, park outside, space for my van, parking on alder street, we have two cars is
        there room, has it got a garage, is there a place for our car, where would i put my car, is there a
        driveway, space for a camper, does parking come with it, can guests park there, room on the drive, how
        many cars fit, one car or two, carport or garage, can we park in front, do you get a parking place,
        place for a motorbike, park two cars, drive big enough, own parking, electric car charging, where can
        i park my car there, we come with two cars where would they go, where would we leave the car at night,
        do i have to look for a space on the street every evening, can i get my car off the street`,
    },
    {
      id: 'photos',
      label: 'Photographs and floor plan',
      answer: ['The photographer and the floor plan are included in our fee.'],
      wordings: `
        do you take photos of the house, photographer, photos included, who takes the pictures, professional
        photos, is the photographer included, do i pay extra for photos, is the floor plan included, floor
        plan, do you make a floor plan, pictures of my house, photography, floorplan, marketing photos, do i
        have to take the pictures myself, drone pictures, cost of photos, who draws the floor plan, images for
        the listing, picture quality, good photos, extra for floor plan, who takes the pictures of my house,
        is the photographer extra, do we need to take photos, will you take good pictures, who pays the
        photographer, do you send a photographer, does a photographer come, do i pay for the floor plan, is a
        floor plan in the price, who makes the floor plan, who draws the plan, are pictures and plan included,
        do you photograph my home, cost of the photographer, is photography part of the fee, when does the
        photographer come, how are the photos done, photographer included in the fee, who does the photos, do
        pictures cost extra, do you take photos, do you bring a photographer, is it all in the fee, do we have
        to hire somebody to take the pictures, who makes the house look good in the ad, do you do video`,
    },
    {
      id: 'keys',
      label: 'Keys and who comes along',
      answer: ['We hold the keys in the office, and one of us comes along to every viewing.'],
      wordings: `
        who has the keys, keys, where are the keys, do you keep my keys, do i have to be there for viewings,
        do i have to be home, are viewings accompanied, can i view it alone, do you come along, can i get the
        keys, lock box, lockbox, spare key, is someone with the viewers, do strangers walk through my house
        alone, do i need to be present, who lets people in, will an agent be there, can i have the key to look
        by myself, who will show me round, we are away during viewings, who holds the keys, unaccompanied, can
        i look at it on my own, do i have to be home when people come, where do you keep my keys, who opens
        the house, who lets us in, can i pick up the key, is somebody with us at the viewing, do you accompany
        viewers, do i have to be there, do we leave the house for viewings, do i have to show the house
        myself, who takes people round, who will show us the house, are people alone in my house, can we have
        the key for an hour, is the key safe with you, do you give out keys, need a key from me, do you need
        my key, who has a key to my house, who is there at the viewing, can i go in alone, do you come to
        every viewing, will someone be with them, strangers in my house, do people walk in alone, is somebody
        with the buyers, do you come to the viewing, i do not like the thought of strangers alone in my home,
        we live abroad who would open the door for people, will one of you be there when people come through`,
    },
    {
      id: 'feedback',
      label: 'What viewers said',
      answer: [
        `We ask every viewer the ${facts.feedback.viewerIsAsked}, and you as the seller hear it by ${facts.feedback.sellerHearsBy}.`,
      ],
      wordings: `
        feedback, do i get feedback after viewings, what did the viewers say, when do i hear from you after a
        viewing, do you call viewers, how do you follow up, follow up, viewer feedback, how will i know what
        people thought, do you ask the viewers, hear back after a viewing, keep me informed, updates, report
        after viewings, when will i get feedback, comments from buyers, how do you keep sellers informed, tell
        me what they thought, opinions of viewers, how often do you update me, will you let me know how it
        went, reactions, what people think of my house, how do i find out what the visitors thought, when do i
        hear how the viewing went, do you tell me what people said, do you ask people afterwards, will
        somebody call me after my viewing, what did they think, do you let sellers know, how do i learn what
        they said, how soon after a viewing do i hear, do you contact viewers afterwards, will you ask me what
        i thought, after the viewing what happens, do i get a report, how did the viewing go, hear from you
        the next day, tell us the reaction, do you keep me up to date, do you follow up with buyers, news
        after the viewing, if they liked it, do you pass on comments, what did they say, do you tell me how it
        went, when will i hear something, how do i hear after the viewing, do buyers give an opinion, reaction
        of the viewers, people came to look at our house what did they think, how will we know if someone
        liked it, does anyone tell me what people make of my house, we came to see it will you call us`,
    },
    {
      id: 'chain',
      label: 'Chain',
      answer: [`${house.title} is sold without a chain.`],
      wordings: `
        is there a chain, no chain, onward chain, no onward chain, are the sellers buying another house, is it
        vacant, when can we move in, is the house empty, do the sellers need to find a house first, property
        chain, is it part of a chain, how soon could we move in, vacant possession, without a chain, is anyone
        living there, do the owners have to move first, are the sellers waiting for another house, how quickly
        could we move in, is anybody living in it, when would it be free, is the house empty now, how soon is
        it available to move in, do the owners buy something else, are they buying another place, when do the
        owners move out, can we move in right away, do we have to wait for the sellers, are the owners still
        there, does the sale depend on another sale, is there an upward chain, is there a chain behind it,
        when would we get it, date to move in, does anyone live there, can i move in by summer, sellers moving
        where, is it free of chain, dependent on another purchase, is it free at once, can we move in at once,
        are they moving out, do the sellers look for a house, is it empty, how soon can we have it, do the
        owners have somewhere to go already, will the sale fall through if another one does`,
    },
  ],
  suggestions: [
    `What does ${house.title} cost?`,
    'When can I see the house?',
    'How far is the station?',
    'Which schools are nearby?',
    'What is my house worth?',
    'What is your fee?',
    'How long does it take to sell?',
    'How do I make an offer?',
  ],
  handover: {
    who: `${priya} or ${martin} will answer that: call ${facts.phone}, ${hours}.`,
    link: { label: `Call ${facts.phone}`, to: office.phone.to },
  },
}
