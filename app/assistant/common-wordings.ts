/** How the customers of every trade ask for the same things. */
export const commonWordings = {
  hours: `
    opening hours, when are you open, what time do you open, what time do you close, are you open now,
    are you open today, are you open on saturday, open sunday, open on christmas, are you open on public holidays,
    closed on bank holidays, do you work weekends, which days are you open, which days are you closed,
    until when are you open, how late are you there, are you there after work, earliest time i can come,
    latest time i can come, can i come in the evening, is anyone there on monday morning, holiday hours,
    are you open early, what days do you work, when do you shut,
    what are your times, when does saturday start, when do you start on saturday, do you have time on sunday,
    when are you there, are you there at noon, until when on friday, is the shop open now, are you in on mondays,
    do you close for lunch, which hours on saturday, still open, what about sundays, are you around on weekends,
    opening times this week, when can i come by, do you open on holidays, the times you are open`,
  address: `
    where are you, where is it, where is the shop, what is your address, how do i find you, how do i get to you,
    directions, where are you located, which street are you on, where exactly, what part of town,
    i can not find you, map, location, where do i go, where do i come, what town are you in, postcode for sat nav,
    where can i find you, where is your office, is it far from the centre, landmark, what is it next to,
    how do i get there, how do i find your store, what is the street, the exact address, where to find you,
    which part of town are you in, directions to you please, your address please`,
  contact: `
    what is your phone number, your number please, telephone, how can i contact you, how do i reach you,
    how do i get in touch, can i call you, can i ring you, phone, contact details, number to call,
    what number do i call, do you have a phone number, best way to reach you, how can i get hold of you,
    can i give you a call, whatsapp, can i text you, which number,
    the number for appointments, a number to call you, how do i get hold of you, what do i dial`,
  parking: `
    parking, where can i park, is there parking, is parking free, car park, where do i leave my car,
    do you have parking spaces, parking nearby, is it easy to park, coming by car, we are driving,
    do i have to pay for parking, how much is parking, street parking, parking lot, parking meter, space for a van,
    is there somewhere to park`,
  payment: `
    how can i pay, do you take cards, do you accept credit cards, can i pay by card, cash only, do you take cash,
    apple pay, contactless, google pay, debit card, do you take checks, can i pay with my phone, visa, mastercard,
    amex, ways to pay, payment methods, which cards do you take, do i need cash, can i pay cash`,
  access: `
    wheelchair access, is it wheelchair accessible, are there stairs, step free, is there a ramp, is there a lift,
    is there an elevator, disabled access, i use a wheelchair, my mother is in a wheelchair,
    my dad can not walk far, mobility scooter, can i get in with a stroller, pram, bad knees, crutches,
    ground floor, how many steps at the door, suitable for disabled people, is it on the ground floor,
    my grandmother can not climb stairs, accessible entrance`,
  giftCard: `
    gift card, gift voucher, do you sell vouchers, gift certificate, can i buy a voucher for my husband,
    present for a friend, something to give for a birthday, can i get a voucher online, how long is a voucher valid,
    does the gift card expire, which amounts, voucher for any amount, how do gift cards work,
    voucher as a present for dad`,
} as const
