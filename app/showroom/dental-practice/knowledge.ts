import commonWordings from '~/assistant/common-wordings.json' with { type: 'json' }
import type { Knowledge } from '~/assistant/knowledge'
import { facts } from './facts'

const { doctors, phone, nightPhone, sameDay, checkup, cleaning, filling, whitening, crown, children } = facts
const week = `${facts.week.days} from ${facts.week.opens} to ${facts.week.closes}`
const friday = `Friday from ${facts.friday.opens} to ${facts.friday.closes}`
const call = `call ${phone} now, and out of hours ${nightPhone}.`

export const dentalPractice: Knowledge = {
  introduction: `I am the practice’s assistant, a program that answers from a written list. Anything about your health I leave to ${doctors.join(' and ')}.`,
  topics: [
    {
      id: 'hours',
      label: 'Opening hours',
      answer: [`We’re open ${week}, ${friday}. On weekends and public holidays we’re closed.`],
      wordings: `
        ${commonWordings.hours}, are you open friday afternoon, is the practice open on saturday, dentist open weekend,
        evening appointments, until when are you there on fridays, do you open before nine, are you closed at lunch,
        open wednesday evening, do you have late hours, can i come before work, earliest appointment in the morning, is
        friday afternoon possible, saturday appointments, are you there on weekends, closing time, open over the
        holidays, what are your office times, do you work on fridays in the afternoon, can i come after five, are you
        there early, do you open at seven, which days do you work, what are your hours for the rest of the week, i work
        until five can you still see me in the evening, is anybody at the practice on a saturday morning, how late can i
        get an appointment on a thursday, are you working on thanksgiving, i can only make it before nine is that
        possible, do you open the day after christmas, how long are you open on mondays, when does the practice close
        today`,
    },
    {
      id: 'address',
      label: 'Where we are',
      answer: [`You find us at ${facts.address} in ${facts.town}, opposite ${facts.landmark}.`],
      wordings: `
        ${commonWordings.address}, ${facts.street}, ${facts.town}, opposite ${facts.landmark}, where is the practice,
        where is your surgery, where is the dentist, what is the practice opposite of, how do i get to the practice,
        which building, what is across the street, ${facts.street} which number, find the practice, is it near the
        library, where in ${facts.town}, where do i have to go for my appointment, what is your exact address for my
        navigation, i am on the bus which stop is closest to you, i am standing in front of the library where are you,
        can you tell me how to find the practice, what town is the practice in, where do i need to come on monday, are
        you downtown`,
    },
    {
      id: 'contact',
      label: 'Our number',
      answer: [`Call us at ${phone}.`],
      wordings: `
        ${commonWordings.contact}, number of the practice, number for the front desk, how do i make an appointment, can
        i book online, how do i book, book an appointment, schedule an appointment, what is the number for the front
        desk, reception number, reach reception, how can i make an appointment, call to book, phone for appointments,
        who do i ring for an appointment, daytime number, can i make an appointment online, i would like an appointment,
        number of ${doctors[0]}, how do i set up an appointment, ring the surgery, what number should i call to book a
        cleaning, is there a phone number where i can reach somebody, who do i call if i want to make an appointment, i
        would like to book something for next week how do i do that, can i schedule a visit for my husband, best way to
        set up a checkup, can i just call you, book me in please, how do i get an appointment with ${doctors[1]}`,
    },
    {
      id: 'emergency',
      label: 'Pain and emergencies',
      answer: [
        `Yes: ${sameDay[0]}, ${sameDay[1]} and ${sameDay[2]} are kept free for pain, on Fridays only ${sameDay[0]}.`,
        `If it can’t wait: while we’re open, call ${phone}; out of hours, ${nightPhone}.`,
      ],
      wordings: `
        emergency appointment, i have a toothache can i come today, it hurts can i come in, can i come in today, can you
        see me today, same day appointment, dental emergency, my tooth hurts, tooth pain, i am in pain, terrible
        toothache can you see me now, out of hours number, what if it hurts at night, who do i call at the weekend,
        emergency on sunday, chipped tooth can you see me, broke a tooth, broken tooth, cracked tooth, lost a filling,
        filling fell out, crown came off, urgent, urgent appointment, asap, do you take emergencies, next available slot
        today, can you fit me in, can you squeeze me in today, emergency dentist, after hours, weekend emergency, night
        emergency number, any slots today, need to be seen today, i need to see a dentist now, throbbing tooth, my child
        has toothache can we come, come tomorrow it hurts, emergency times, how fast can i get an appointment, wisdom
        tooth hurts can i come today, pain at night who to call, soonest appointment when in pain, my tooth is killing
        me can somebody look at it, a piece of my tooth broke off can i come by, who can i call on a sunday night, do
        you keep times free for emergencies, any slots today for toothache, crown came off can you put it back today,
        bad toothache can someone see me, cannot sleep because of my tooth can i come in, broke my front tooth can you
        see me today, lost my filling need an appointment, in agony any chance today, tooth hurts like hell, appointment
        today, something free today, urgent visit, is there an emergency line, emergency phone number, dentist on call,
        weekend toothache who do i call, what number at night, tooth ache on holiday, i need an appointment right away,
        can i be seen this afternoon, hurting since this morning can i come, free slot this morning, how do i get an
        emergency appointment, when are the emergency slots, do you see people the same day, drop in with toothache,
        tooth broke off what now can i come, my tooth is killing me any time today, filling came out can you see me,
        have you got something today, do you have a free slot today it hurts, my son has toothache can we come, who do i
        call tonight, night number, what if i have pain on the weekend, weekend dentist number, my crown is loose can i
        come in, it hurts can i come tomorrow, my tooth has been aching all night can someone look at it, i have had a
        toothache since yesterday when can i come, i bit on something and a piece of my tooth is gone when can you see
        me, my filling fell out at lunch do you have time for me today, it really hurts and i do not want to wait until
        next week, what do i do if my tooth starts hurting on sunday, is there somebody i can call when you are closed,
        which times do you keep for people in pain, my husband is in a lot of pain can you take him today, is there
        anything open tomorrow morning for toothache, my molar is throbbing when is your next opening, my tooth broke
        can you fit me in, i am hurting how soon can i get in, my cap fell off when can i come, who answers at night if
        i have a toothache, is there a number for emergencies, i need to come in right now, ouch my tooth can i stop by,
        my daughter chipped a tooth at school can we come over, what times are free today`,
    },
    {
      id: 'filling',
      hasPrice: true,
      label: 'Fillings',
      answer: [`A filling is $${filling.price}, and it takes ${filling.minutes} minutes.`],
      wordings: `
        how much is a filling, length of a filling appointment, how long is a filling appointment, what does a filling
        cost, filling price, how long does a filling take, fillings, cavity, cost to fix a cavity, i have a cavity, i
        have a hole in my tooth, fill a tooth, white filling price, composite filling, replace an old filling, two
        fillings cost, duration of a filling, get a cavity filled, tooth filled, tooth decay, how much to fill a tooth,
        caries, i have got a hole in a tooth what does fixing it cost, how long am i in the chair for a filling, what
        does a filling run, how much for a small filling, fix a hole, my old filling needs replacing how much, tooth
        coloured filling, what will i pay for two fillings, is a filling expensive, does a filling take long, price for
        a cavity, how many minutes for a filling, repair a hole in my tooth, my dentist said i need a filling what do
        you charge, the last dentist found a cavity what would you charge me, i think i need a filling how much would
        that be, how long do i have to sit there for a filling, can i get a filling done on my lunch break, what do you
        take for a filling, i have two cavities what does that come to, how expensive are fillings with you, do i have
        to take the day off for a filling, do you do fillings, is a filling over quickly, there is a hole in my back
        tooth what does it cost to get it filled`,
    },
    {
      id: 'checkup',
      hasPrice: true,
      label: 'Checkups',
      answer: [`A checkup is $${checkup.price} with the X-ray. Come every ${checkup.interval}.`],
      wordings: `
        how much is a checkup, check up price, what does an exam cost, dental exam, examination, is the x ray included,
        x rays, xray cost, how often should i come, how often should i have a checkup, every six months, routine visit,
        routine checkup, just a check, regular checkup, check my teeth, have my teeth looked at, consultation price, how
        much is a visit, cost to see the dentist, twice a year, once a year enough, are x rays extra, just a look,
        general check, how much for a consultation, book a checkup, how much for a regular visit, do i have to pay extra
        for the x ray, how often do i need to get my teeth checked, is twice a year enough, when should i come again,
        what do you charge to look at my teeth, what is a routine visit, six month visit, annual exam price, are x rays
        included in the price, how many checkups a year, i just want someone to check my teeth, price without insurance
        for a checkup, what does a checkup include, when is my next checkup due, preventive visit, screening, time for
        my check up what does it cost, how much to have my teeth looked at, regular check, is an x ray in the price,
        twice a year check, dental check price, how much do you charge if i only want a checkup, what would an exam and
        x rays cost me, i have not been in a while and want everything looked at what is that, how many times a year
        should i come in, when do i have to come back after a checkup, do i pay separately for x rays, just want to know
        if my teeth are fine how much is that, cost of an inspection, what does it
        cost to see you once, how much is an oral exam`,
    },
    {
      id: 'cleaning',
      hasPrice: true,
      label: 'Cleanings',
      answer: [`Our hygienist cleans your teeth for $${cleaning.price}, in ${cleaning.minutes} minutes.`],
      wordings: `
        how much is a cleaning, teeth cleaning, dental cleaning price, hygienist, scale and polish, scale & polish,
        polish, tartar removal, plaque, remove tartar, how long is a cleaning, how long does a cleaning take,
        professional cleaning, who does the cleaning, clean my teeth, deep clean, hygiene appointment, coffee stains
        cleaned, tooth cleaning cost, oral hygiene, do you have a hygienist, scaling, what do you charge to get the
        tartar off, who cleans my teeth, how long does the hygienist take, get my teeth cleaned, do you do cleanings, is
        the cleaning done by the dentist, remove stains from coffee, how much to see the hygienist, price of hygiene,
        how many minutes is the cleaning, does a cleaning take long, smooth clean teeth, prophylaxis, airflow, how much
        is it to get a clean, a clean, professional cleaning price, does the hygienist clean, stains from coffee
        cleaned, tartar off, what would it cost me to have my teeth cleaned, how long should i plan for a cleaning, who
        is going to clean my teeth, i drink a lot of coffee can you clean that off and for how much, can i get just a
        cleaning, is there a hygienist at your practice, i have a lot of tartar what does removing it cost, can i get a
        cleaning in under an hour, how much is a polish, teeth polishing price`,
    },
    {
      id: 'nervous',
      label: 'If you’re nervous',
      answer: [
        'Nothing starts before you say so, and you get a stop signal: give it, and we stop. Your first visit is longer, so there is time.',
      ],
      wordings: `
        i am nervous, i am scared of the dentist, afraid of dentists, dental phobia, dental anxiety, anxious, fear of
        the drill, scared of needles, terrified, panic, i hate dentists, bad experience with dentist, do you treat
        nervous patients, good with nervous people, can i say stop, stop signal, can you stop if i raise my hand, gentle
        dentist, are you gentle, frightened, i have not been in years because of fear, my daughter is frightened, longer
        first visit, take it slow, patience with scared patients, embarrassed about my teeth, phobic, worried about the
        drill, freaks me out, dread going, explain everything first, i have not been to a dentist in years, can i tell
        you to stop, drills freak me out, my wife is really anxious, how do you deal with scared people, i get panic
        attacks at the dentist, i am a coward, i am shaking just thinking of it, please go slow with me, i need time,
        what do you do for anxious patients, i faint at needles, how do i stop you when it is too much, raise my hand to
        stop, do you explain what you do, i had a bad dentist as a child, the sound of the drill, hate the drill, can
        someone hold my hand, ashamed of my teeth, patient with frightened kids, do you take your time, take breaks,
        understanding, i hate the dentist, i had a bad dentist as a kid, my son is scared, i am shaking when i think of
        it, do you go slowly, can you stop when i raise my hand, afraid of the needle, do you understand scared
        patients, i avoid dentists, what do you do for fearful people, i have been putting this off for years because i
        am so afraid, i am scared of the drill what do you do, just the sound of the drill makes me sweat, i am really
        anxious about coming in, what happens if i panic in the chair, can you go slowly and tell me everything before
        you do it, last time the dentist did not stop when i asked, will you start without telling me, can i take a
        break in the middle, is it ok to say stop, i am petrified of dentists, i almost cry when i sit in that chair, do
        you have patience with people who are scared, i have not gone in ten years because i am scared, my husband has a
        phobia how do you handle that, i get so worked up before the dentist, will somebody explain what is going on, i
        am worried you will judge my teeth, what if i get scared halfway through`,
    },
    {
      id: 'anaesthetic',
      label: 'The anaesthetic',
      answer: [
        `The area is numb before work begins. That wears off in ${facts.numb}. Should you feel something, give the stop signal, and we stop.`,
        `What yours will be like, ${doctors.join(' or ')} tells you before. To ask now, call ${phone}.`,
      ],
      wordings: `
        does it hurt, will it hurt, is it painful, does a filling hurt, do you numb, numbing, will i be numb, how long
        am i numb, when does the numbness wear off, how long does the anaesthetic last, anesthetic, anesthesia,
        novocaine, lidocaine, injection, local anaesthetic, jab, do i get a shot, will i feel anything, will i feel the
        drill, do you use needles, freeze my mouth, numb for how long, still numb after two hours, painless, lip feels
        dead after, do i feel pain during treatment, when can i feel my lip again, is the filling done with anaesthetic,
        does the injection wear off quickly, is a crown painful, do you numb it first, when can i feel my lips again,
        how long till the feeling comes back, does it hurt when you drill, is getting a filling painful, will it be
        painful, does it hurt at all, do i get an injection first, do you give injections, how long does the numb
        feeling last, how long will my mouth be numb, is it done under local, is a crown done with numbing, does pulling
        a wisdom tooth hurt, pain during treatment, do you make it numb, will my face be numb at work, i have a meeting
        two hours later will i still be numb, how many hours numb, does the needle hurt, do you use a numbing gel, will
        i feel pain, do i feel anything, is the tooth numbed, is the tooth numb before you start, when can i feel my
        mouth again, do you numb it, is the injection strong enough, how long does the jab last, can you do it without
        pain, does a root canal hurt, is a root canal painful, will a root canal hurt a lot, do you numb me for a root
        canal, am i awake and numb for a root canal, am i going to feel anything when you drill, i am worried that it
        will hurt, do you numb people before you start, how long until i can feel my face again, will i be able to talk
        normally at work after the shot, when is the numb feeling gone, does the numbing last all day, is it going to
        hurt much, do you give a shot before a filling, does having a tooth out hurt, is novocaine used, how many hours is my lip numb, will i feel pain when you fix my
        tooth`,
    },
    {
      id: 'whitening',
      hasPrice: true,
      label: 'Whitening',
      answer: [`Whitening is $${whitening.price}. We only do it after a checkup.`],
      wordings: `
        how much is whitening, teeth whitening, whiten my teeth, bleaching, bleach my teeth, whitening price, whiter
        teeth, brighter smile, do you whiten teeth, do i need a checkup before whitening, can i get whitening without a
        checkup, yellow teeth, tooth whitening cost, laser whitening, whitening before my wedding, white teeth,
        discoloured teeth, stained teeth, whitening appointment, make my teeth white, how much to get my teeth white,
        make my smile brighter what does it cost, do you bleach teeth, whitening before the checkup, can i have
        whitening right away, just want whitening, get rid of yellow teeth, my teeth are yellow from smoking, whiter for
        my wedding, is whitening something you do, can i come just for whitening, whitening package, price for
        bleaching, what would you charge to make my teeth whiter, i am getting married and want whiter teeth, can you
        bleach my teeth and what does it cost, do you offer whitening and do i need to be seen first, my teeth have
        gotten yellow can you do something about it and for how much, can i walk in just for whitening, why do i need a
        checkup before whitening, how much to brighten my smile`,
    },
    {
      id: 'new-patients',
      label: 'New patients',
      answer: [`We take new patients. Plan ${facts.firstVisit} for the first visit.`],
      wordings: `
        are you taking new patients, first appointment what happens, what happens at the first visit, do you accept new
        patients, new patient, can i register, register with you, sign up as a patient, join the practice, how long is
        the first visit, first appointment, how long does a first appointment take, i just moved here, looking for a new
        dentist, become a patient, are you accepting patients, first time here, enrol, new to the area, switch dentist,
        change dentist, transfer from another dentist, waiting list, taking on patients, do you have room for new
        patients, new family, just moved here can i come to you, are you still accepting patients, how long will my
        first appointment be, how do i become a patient, can i sign up my family, do you have space for new people, can
        my husband register too, i have never been to you before, how does the first visit work, how much time for the
        first visit, want to change to your practice, looking for a dentist in ${facts.town}, do you take on new people,
        can anybody come to you, i am new, length of first visit, are you full, is your list open, may i become a
        patient, do you have space, can i come to you, is the practice full, we are new in town, first time with you how
        long, can my family join, we just moved to town and need a dentist, can i still become a patient of yours, my
        old dentist retired are you accepting anyone, i have never been to your practice how long is the first visit,
        how much time should i plan for my first appointment, do you have openings for new people, would you take my
        whole family, what happens when i come for the first time, is there a waiting list for new patients, i want to
        switch to you from another dentist`,
    },
    {
      id: 'children',
      label: 'Children',
      answer: [
        `We see children from ${children.age} years on. Under ${children.freeUnder}, the first visit is free.`,
      ],
      wordings: `
        do you see children, do you treat kids, from what age, my son is three, first visit for my toddler, when should
        my child first come, is the first visit free for children, kids dentist, pediatric, paediatric, baby teeth, milk
        teeth, my daughter is five, minimum age, how old, how much for a child, child checkup price, bring my baby, one
        year old, kids first appointment, youngest patients, do children pay, family dentist, how young, are you good
        with kids, cost for children, when should my toddler have her first visit, is it free for kids, do you see a
        four year old, what do you charge for kids, first visit of my child, do my kids pay, at what age can i bring my
        baby, my son is one and a half, how old must a child be, do you look at baby teeth, can my kids come too, do you
        take children, visit for my five year old free, my seven year old first time, dentist for my daughter, what age
        do you start seeing kids, do you treat children, from which age, first appointment for my daughter, my four year
        old, does the first visit of my son cost anything, baby teeth check, how old does my daughter have to be for her
        first visit, my little one is two can you see him, do i have to pay for my four year old's first visit, is there
        anything to pay for a toddler, when should a child see the dentist for the first time with you, can i bring my
        kids along to be checked, our son is five and has never been to a dentist, do you also look at little kids, is
        the first visit for my toddler really free, do you see babies, do you take teenagers`,
    },
    {
      id: 'insurance',
      label: 'Insurance',
      answer: ['We take most plans. Bring your card, and we file the claim.'],
      wordings: `
        do you take my insurance, which insurance do you accept, insurance, delta dental, cigna, aetna, metlife, blue
        cross, medicaid, is it covered by insurance, will my plan pay, do i have to file the claim, who files the claim,
        do you bill insurance directly, in network, dental plan, insurance card, what do i bring for insurance, do i
        need my insurance card, coverage, claim forms, accept humana, guardian, copay, do you submit claims, health
        insurance, does insurance cover a crown, i have delta dental, do you deal with the insurance or do i, what do i
        have to bring for my insurance, which plans do you take, do you work with cigna, is my plan accepted, does my
        insurance pay for it, do you do the claims, do you send the bill to my insurance, who sends the claim, will
        insurance cover a filling, do you accept dental insurance, i am insured with aetna, do i pay first and claim
        back, handle insurance paperwork, what about my health plan, out of network, no insurance, do you take my plan,
        do you work with insurance, do i bring my insurance card, do you deal with the insurer, will my insurance be
        accepted at your practice, i have insurance through my job do you take it, do i have to send anything to my
        insurance myself, what do you need from me for the insurance, do you handle the claim for me, i am with blue
        cross is that fine, do you take most insurance, is my insurance good with you, should i bring my insurance card,
        can you bill my insurance company, who deals with the insurance company`,
    },
    {
      id: 'payment-plan',
      label: 'Paying in instalments',
      answer: [
        `From $${facts.paymentPlan.from} you can pay over ${facts.paymentPlan.time}, without interest.`,
      ],
      wordings: `
        can i pay in instalments, installments, payment plan, pay monthly, monthly payments, finance, financing, spread
        the cost, pay over time, interest, is there interest, pay in three parts, can i pay it off, split the payment,
        pay bit by bit, from what amount, do you offer payment plans, can not pay all at once, pay in parts, pay it
        later in parts, over three months, credit, how do i pay for expensive treatment, installment plan minimum, pay
        half now, deferred payment, can i pay it monthly, can i spread it over a few months, do you
        charge interest, it is a lot at once, pay ${crown.price} in parts, can i pay a crown in instalments, do you
        offer credit, three payments, how many months can i pay over, minimum for instalments, pay half now and half
        later, can i do monthly payments, can i pay it in bits, split a big bill, is there a financing option, rates for
        paying later, what if i can not pay it all right away, paying in stages, can i pay every month, pay later in
        parts, is there a plan for expensive treatment, can i split the crown, no interest, i can not afford it all at
        once what can i do, can i pay for my crown a little each month, is it possible to pay over a few months, does it
        cost extra to pay in installments, what is the smallest bill i can split, my bill is over five hundred can i
        spread it, how long do i have to pay it off, money is tight can i pay later, do you do klarna or something like
        it, is there interest on the payment plan`,
    },
    {
      id: 'cancel',
      label: 'Cancelling an appointment',
      answer: [`Please cancel ${facts.cancel.hours} hours before. After that it costs $${facts.cancel.fee}.`],
      wordings: `
        how do i cancel, cancel my appointment, cancellation policy, cancellation fee, what if i can not make it,
        reschedule, move my appointment, change my appointment, how late can i cancel, no show fee, what if i miss my
        appointment, missed appointment, do i pay if i cancel, ${facts.cancel.hours} hours notice, how much notice, i
        have to cancel tomorrow, cancel last minute, late cancellation, another day, i need to rebook, postpone, do you
        charge for cancelling, forgot my appointment, i can not make it tomorrow do i have to pay, what happens if i
        forget my appointment, can i move my appointment to next week, i want to come on another day, can i still cancel
        today, cancel for tomorrow, how many hours before can i cancel, what does it cost to cancel, my child is sick we
        can not come, i have a cold should i cancel, do you charge for a missed appointment, i missed my appointment do
        i owe something, appointment has to be moved, what if i am sick on the day, swap my appointment, fee for not
        showing up, how long before do i have to cancel, i can not come tomorrow, need to change my appointment, do i
        pay if i do not come, forgot to come what does it cost, how do i move my appointment, cancel at short notice, my
        child is ill we can not come, something came up and i can not come tomorrow what now, how early do i have to
        tell you if i can not make it, i need to push my appointment back a week, will you charge me if i do not show
        up, my kid got sick do i pay for the missed visit, i want to call off my appointment, do you charge if i cancel
        on the same day, can i switch my appointment to a different day, what happens when i cancel too late, i
        overslept my appointment is there a fee`,
    },
    {
      id: 'parking',
      label: 'Parking',
      answer: [`Parking is free for ${facts.freeParking} in the ${facts.street} garage.`],
      wordings: `
        ${commonWordings.parking}, garage, ${facts.street} garage, how long can i park, can i leave my car in the
        garage, how long can i park for free, is the garage free, where is the garage, two hours parking, what if i stay
        longer than two hours, drive there where do i park, i am coming by car where do i leave it, is there a garage
        close to the practice, do i pay for the garage, how many hours of parking are free, will i get a parking ticket
        if i stay two hours, is it hard to find a parking spot near you`,
    },
    {
      id: 'access',
      label: 'Getting in with a wheelchair',
      answer: ['There is a lift, the way in has no steps, and one room is made for wheelchairs.'],
      wordings: `
        ${commonWordings.access}, lift, which floor are you on, wheelchair room, treatment room for wheelchair, i use a
        wheelchair can i get up to you, is there an elevator, do i have to climb stairs, can my mum with her walker get
        in, is the practice upstairs, chair with wheels, can i stay in my wheelchair, rollator, blind, broken leg, my
        mother can not do stairs can she get in, can i get to you with a walker, is there a room that fits a wheelchair,
        do i need to climb any steps to get to you, i am on crutches right now can i get in, can we bring the stroller
        inside, is the elevator big enough for a wheelchair`,
    },
    {
      id: 'languages',
      label: 'Languages',
      answer: [`We speak ${facts.languages}.`],
      wordings: `
        which languages do you speak, do you speak spanish, se habla espanol, habla espanol, hablan espanol, espanol,
        urdu, my mother only speaks urdu, does anyone speak spanish, spanish speaking dentist, french, german, polish
        speaking, arabic, hindi, chinese, mandarin, interpreter, translator, languages, speak english, does the doctor
        speak spanish, my english is not good, portuguese, other languages, does anybody there speak spanish, i only
        speak spanish, mi madre no habla ingles, speak urdu, is there a doctor who speaks urdu, can you explain in
        spanish, do you have a spanish speaking dentist, what languages, does the dentist speak my language, can i bring
        an interpreter, somebody who speaks russian, do you speak polish, is there someone who speaks my language, do
        you speak something besides english, my wife does not speak english, my parents do not speak english very well
        can you talk to them in spanish, hay alguien que hable espanol, can somebody talk to me in urdu, which languages
        are spoken at the practice, my grandmother speaks only urdu can she come, is there a dentist who knows spanish,
        do i need to bring someone to translate, does anyone speak french or german`,
    },
    {
      id: 'forms',
      label: 'Forms before the first visit',
      answer: ['Please fill in the forms online before your first visit.'],
      wordings: `
        are there forms to fill in, forms, paperwork, fill out forms, patient form, medical history form, registration
        form, can i fill the forms in online, where do i find the forms, what do i need to bring to my first visit, do i
        have to come early to fill in paperwork, download the form, intake form, questionnaire, documents before first
        visit, new patient forms, form online, anything to do before the first appointment, prepare for first visit,
        sign anything, do i have to fill something in before i come, can i do the paperwork at home, where is the form,
        what do i fill in, do i need to come earlier to fill in forms, is there anything to fill out, do i have to sign
        something, health questionnaire, send the forms by mail, can i get the form by email, fill out the forms in the
        waiting room, what should i do before my first visit, anything i need to do before, do i need to fill something
        in, is there paperwork, where are the forms, can i do the form at home, questionnaire before the visit, do i
        need to do anything before i come in for the first time, where can i fill out the paperwork ahead of time, do i
        fill in the forms at the front desk or at home, should i arrive early for the paperwork, what papers do you need
        before my first appointment, is there a form on your website, can i do the forms on my phone, how do i get the
        new patient forms`,
    },
    {
      id: 'crown',
      hasPrice: true,
      label: 'Crowns',
      answer: [`A crown takes ${crown.visits}, from $${crown.price}.`],
      wordings: `
        how much is a crown, crown price, what does a crown cost, how many visits for a crown, how long does a crown
        take, crowns, cap, tooth cap, dental cap, porcelain crown, ceramic crown, gold crown, replace my crown, do you
        do crowns, new crown, how many appointments for a crown, crown in one day, same day crown, what would a crown
        set me back, how many times do i have to come for a crown, is a crown done in one visit, how expensive is a
        crown, price range for crowns, i need a crown what do you charge, tooth needs a cap, what does a cap cost, crown
        on a back tooth, is ${crown.price} the full price of a crown, why from ${crown.price}, second visit for a crown,
        crown over two appointments, put a crown on, price of a crown, how often do i have to come for a crown, new
        crown cost, what is a crown, my dentist says i need a crown what would that be with you, how many times do i
        have to come in for a crown, what is the cheapest crown, roughly what does a crown come to, can you put a cap on
        my tooth and for how much, do i get a crown in a single visit, how much should i expect to pay for a crown, i
        broke a tooth years ago and want a crown what does it cost, do crowns take long`,
    },
    {
      id: 'wisdom',
      label: 'Wisdom teeth',
      answer: ['We remove wisdom teeth after an X-ray. When one is complicated, we refer you.'],
      wordings: `
        do you remove wisdom teeth, wisdom tooth, wisdom teeth removal, wisdom tooth extraction, take out my wisdom
        tooth, pull wisdom teeth, impacted wisdom tooth, do you refer wisdom teeth, oral surgeon, x ray for wisdom
        teeth, get my wisdom teeth out, wisdoms, wisdom tooth surgery, all four wisdom teeth, do i need an xray before
        wisdom tooth removal, can you take out my wisdom tooth, do you pull wisdom teeth yourselves, who removes wisdom
        teeth, do you send me to someone for wisdom teeth, do you take wisdom teeth out, my wisdom teeth are coming
        through, wisdom tooth needs to come out do you do that, is a difficult wisdom tooth done by you, do i have to go
        to a surgeon for wisdom teeth, removal of wisdom teeth, do you do wisdom teeth, wisdom tooth out, wisdom teeth,
        do you pull them yourselves, who takes out wisdom teeth, hospital for wisdom teeth, can i have my wisdom teeth
        out at your practice, my wisdom tooth has to go do you do that yourselves, would you send me to a surgeon for my
        wisdom teeth, what happens if my wisdom tooth is a difficult one, do you need an x ray before you pull a wisdom
        tooth, all four of my wisdom teeth need to come out can you do it, do you pull wisdom teeth here or somewhere
        else`,
    },
  ],
  suggestions: [
    'What does a filling cost?',
    'It hurts. Can I come in today?',
    'I’m scared of the drill',
    'Do you take new patients?',
    'Which insurance do you take?',
    'From what age do you see children?',
    'How do I cancel?',
    'Can I pay in instalments?',
  ],
  handover: {
    who: `${doctors.join(' or ')} will answer that: call ${phone}, ${week}, ${friday}.`,
    first: {
      health: `If it can’t wait, ${call}`,
      danger: `If it can’t wait, ${call}`,
      // Pain may be told in words that nothing here is like.
      unsure: `If it hurts and can’t wait, ${call}`,
    },
    link: { label: `Call ${phone}`, to: `tel:${phone}` },
  },
}
