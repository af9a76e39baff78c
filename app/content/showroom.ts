/** One trade of the showroom (design, "Pictures"): what the AI of its website does. */
export interface Exhibit {
  trade: string
  work: string
}

export const showroom: readonly Exhibit[] = [
  { trade: 'Barbershop', work: 'Offers the next free chair, books it and sends the reminder.' },
  {
    trade: 'Dental practice',
    work: 'Answers what a filling costs and whether it hurts, and finds a slot for pain today.',
  },
  { trade: 'Shop', work: 'Says what is in stock and keeps it at the counter until closing time.' },
  { trade: 'Photographer', work: 'Asks for date, place and budget, and sends the portfolio that fits.' },
  {
    trade: 'Real estate agent',
    work: 'Tells buyers from browsers, and follows up on both at the right time.',
  },
]
