/** To be printed and ticked off. */
export const whatToGather = {
  title: 'What to gather before the first call',
  lead: 'Half an hour of looking saves days of asking. What you can’t find, leave out: we go through the list together.',
  items: [
    {
      what: 'Your prices, as they are today',
      why: 'A photo of the price board or the list by the till will do. Where a price depends on the job, note from what to what.',
    },
    {
      what: 'Your hours, and when you are away',
      why: 'Public holidays and the lunch hour too: people ask about those most when you are closed.',
    },
    {
      what: 'Your rules',
      why: 'Cancelling, coming late, paying, parking, bringing children. What you say at the counter, the assistant says at night.',
    },
    {
      what: 'The ten questions you hear most',
      why: 'Keep a sheet by the phone for a few days and make a mark for each. Your own answer beside it is half the work.',
    },
    {
      what: 'Six to ten pictures',
      why: 'Your work, your room, and the person a customer will meet. A decent phone by a window is good enough.',
    },
    {
      what: 'Your logo, if you have one',
      why: 'The largest file you can find. A picture of the sign over the door helps as well.',
    },
    {
      what: 'Your old website and the login for its domain, if there is one',
      why: 'Its texts come along, and its addresses will lead to the right new pages. Keep the login to yourself for now and just know where it is.',
    },
    {
      what: 'Three times that suit you',
      why: 'Thirty minutes in which nobody wants a haircut from you.',
    },
  ],
} as const satisfies { title: string; lead: string; items: readonly { what: string; why: string }[] }
