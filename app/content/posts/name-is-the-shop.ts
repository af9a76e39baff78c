import type { Post } from './post'

export const nameIsTheShop: Post = {
  id: '0',
  title: 'Your name is the shop: a brand for people who work alone',
  author: 'Mei Tanaka',
  excerpt: 'A stranger has to trust you before you speak. Four decisions see to it.',
  category: 'Personal Branding',
  published: '2024-09-17',
  changed: '2026-11-22',
  image: 'covers/name',
  imageAlt:
    'A smiling shopkeeper among shut houses with empty signs: his collar is a striped awning, his body a shopfront, and he waves.',
  caption: 'On a street of shutters, the shop with a face is the one that people find again.',
  offer: {
    title: 'A website with your name over the door',
    text: 'Your line, your face, your prices, and an assistant that notes everyone you couldn’t get to. Live on day five.',
    package: 'basic',
  },
  content: [
    'Take a curtain maker. Her van says Elegant Window Solutions. Her customers say “ask Marta, she does curtains”, because that is how people talk about someone who has stood on a ladder in their living room. They have renamed the business without telling her, and whoever searches for “Marta curtains” finds somebody else.',
    'If you work alone, this happens to you too. People recommend a person. Your brand is whatever makes that person easy to find and easy to believe. It comes down to four decisions, and none of them is a logo.',
    { heading: 'Put your name and your trade on the sign' },
    '“Marta Lindqvist, curtains and blinds” beats anything clever, because it is what people type. Keep the trade in the name for as long as strangers have to ask what you do. That is longer than you think.',
    'Test it by telephone. Call three people, say the name once, and have them type it into a search box and read it back to you. If two of the three get it wrong, change what you say: first name and trade will do. Or buy the common misspelling as a second address. A domain costs about $15 a year, which is less than one lost customer.',
    'There is one good reason against your own name. If you mean to sell the business, a buyer will pay less for a sign with the seller on it. Take the street or the town instead. Mill Lane Curtains goes on without you.',
    { heading: 'Write one line that a customer could repeat' },
    'Under the name goes one line. Most people fill it with adjectives, which nobody can check. Compare:',
    {
      list: [
        '“Passionate about beautiful spaces for over a decade.”',
        '“I measure, sew and hang curtains within 20 miles of Ashby. From $240 a window, in about three weeks.”',
      ],
    },
    'The second could be repeated over dinner. It also turns away the person who lives 50 miles off or has $60 to spend, before either of you loses an evening over it.',
    'Write yours the same way: what you do, where, from how much, and how long it takes. Say “I”. One person who writes “we” sounds like someone hiding, and the customer will see at the first visit that there is no we.',
    { heading: 'Show the person who will turn up' },
    'Letting a stranger into the house takes a little courage. Seeing the face beforehand helps. Ask a friend with a decent phone. Stand by a window before ten in the morning, in the clothes you work in, holding the thing you work with. Take forty pictures and keep two. No crossed arms, and no handshake from a picture library: the customer has seen that one on a bank’s website.',
    'Then show three finished jobs with the facts under each: “Bay window, lined linen, two days, $1,150.” Few people dare to, for fear that it scares someone off. It will: the person who would have asked for a quote and never written again.',
    { heading: 'Be the same everywhere' },
    'Use the same name, picture and phone number on the website, the map entry, the invoice and the voicemail. Then search for your name and trade in a private window, where the search engine can’t flatter you, and write down the first ten results. Every dead number in that list is a customer calling nobody. Correct the top three first. It takes an hour, most of it spent waiting for confirmation codes.',
    'Get an e-mail address on your own domain too, for about $6 a month. It looks like a business that will still be there when a hem comes down. A free address with a birth year in it does not.',
    { heading: 'What it costs you' },
    'A name with a face means that a bad day has your face on it. When something goes wrong, nobody writes to customer service. They write about you. Be quicker than the complaint: call the same day, say what you will do and by when, and send it in writing as well. People forgive someone they have met sooner than they forgive a company.',
    'You will also get messages at eleven at night that begin with your first name. You may answer in the morning, provided your website says so: “I reply between 8 and 6, Saturdays until noon.”',
    { heading: 'One thing to do tonight' },
    'Write the line. Read it aloud to someone who doesn’t know your trade, and the next morning ask them what you do, where, and from what price. What they can’t repeat, rewrite. Expect three attempts. When it holds, put it at the top of your website, above the picture, and on your voicemail.',
  ],
}
