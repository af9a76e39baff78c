/** `{contactEmail}` and `{retentionDays}` are filled in by the page. */
export const privacy = {
  title: 'What happens to what you send',
  lead: 'You can read this whole site without telling us anything. This page covers the two forms, and the little that our server logs.',
  sections: {
    'What a form sends': [
      'The consultation form sends your name, your email address, your message and a fixed subject line (“New Consultation Request”). The project form sends your name, your email address, the package you chose and your project details. Both add your phone number and the days and times you choose, if you give them.',
      'If your browser runs scripts, two technical facts are sent too: when the page was loaded, and whether a program is operating the browser.',
      'Each form also has a field that people never see. If something fills it in, we set the message aside until a person confirms it. We don’t keep what was in that field.',
    ],
    'Where it goes': [
      'First into a journal on our server, together with the time, the address of the form’s page, the request number, the reference you see, and a record of its delivery.',
      'From there our server sends the fields, the two technical facts and the address of the page to a hosted form service, currently Formspree, which passes them on to us. It may also email the fields, the reference and the address of the page to us. The service hears from our server and not from your browser, so it doesn’t learn your IP address.',
      'We use what you send to answer you, and for nothing else. Apart from that service, nobody else receives it.',
    ],
    'What the server logs': [
      'For each request the server’s log records the time, the page, how the request ended, how long it took, and the IP address it came from, in full. For a form it also records the reference, what became of the message, whether scripts were running, and your masked email address, such as a***@example.com.',
      'Your name, your message and your full email address never enter the log. Neither does anything after the question mark in a link. We read the log to find faults and to stop abuse.',
      'To keep anyone from flooding the forms, the server counts messages by IP address. Each count is deleted after an hour.',
    ],
    'How long it is kept': [
      'A message is deleted from the journal {retentionDays} days after it is settled, which usually means delivered to us. One that is still waiting for delivery or for a person stays until it is settled.',
      'The copies at the form service and in our mailbox aren’t deleted on that schedule, but when you ask us to. The log is separate from the journal and is deleted when the server’s log files are cleared.',
    ],
    'What stays in your browser': [
      'This site sets no cookies and has no trackers. Its pictures, fonts and scripts come from our own server.',
      'A form that comes back to you, for example with an error, stays in your browser’s history with what you typed, until you close the browser. On a shared computer, close it.',
      'If you choose the light or the dark theme, the choice stays in your browser’s local storage. It isn’t sent to us.',
    ],
    'The quiz and the package list': [
      'Your quiz answers and the package you pick travel in the page’s link. That’s why a result can be bookmarked and shared, and why anyone who has the link can read the answers. Our server reads them to make the page and keeps no record of them.',
      'When you go from a result to the project form, your answers are in the details field. Change or delete them there before you send.',
    ],
    'The demo websites and their assistants': [
      'The assistants, and the one on our questions page, are programs on our own server that answer from a written list. What you ask travels in the page’s link. The server reads it to find the answer and doesn’t record it anywhere. Your browser’s history may keep the link.',
      'To keep anyone from overloading the server, it counts for an hour how many questions come from an IP address, not what they say.',
      'Bookings and reservations on the demo websites are for demonstration only: what you choose there is neither stored nor sent.',
    ],
    'A draft of your own website': [
      'What you type for a draft is in its link and nowhere else. Our server reads the link to make the page, and records only that a draft was shown. Anyone who has the link can read it, and your browser’s history may keep it.',
      'When you start with a draft, what it says and its link are in the details field. Change or delete them there before you send.',
    ],
    'The security scanner': ['It’s a simulation. What you type into it isn’t sent, stored or used.'],
    'How to see it or have it deleted': [
      'Email {contactEmail} with the email address you used, or the reference you saw. We’ll send you what we have, or delete it from the journal, the form service and our mailbox, and tell you when it’s done.',
    ],
  } as Readonly<Record<string, readonly string[]>>,
} as const
