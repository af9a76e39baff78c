/** A short page that stands until the full one is written: what will be here, and where to go meanwhile. */
export interface ComingPage {
  meta: { title: string; description: string }
  title: string
  paragraphs: readonly string[]
}

export const quizPage: ComingPage = {
  meta: {
    title: 'The 30-second quiz | Dayfive',
    description: 'Five questions that tell you which package fits your business.',
  },
  title: 'The 30-Second Quiz',
  paragraphs: [
    'Five questions, one recommendation, and the reasons for it. The quiz is being written and opens soon.',
    'Until then the three packages stand side by side on the launch page, and a free consultation answers the same question with a person.',
  ],
}

export const aboutPage: ComingPage = {
  meta: {
    title: 'About | Dayfive',
    description:
      'Dayfive builds websites for small businesses that answer customers and take enquiries by themselves.',
  },
  title: 'A small agency for small businesses',
  paragraphs: [
    'We build websites for barbershops, dental practices, shops, photographers and estate agents: people whose hands are busy when the phone rings.',
    'Each site answers questions around the clock, takes down every enquiry, and says what you would say. Three packages, three fixed prices, live in days. The longer story is being written.',
  ],
}

export const privacyPage: ComingPage = {
  meta: {
    title: 'Privacy | Dayfive',
    description: 'What our forms send, where it goes, and how long it is kept.',
  },
  title: 'What happens to your words',
  paragraphs: [
    'When you send a form, we receive exactly what you typed: your name, your e-mail address, your message, and the package you chose. It is saved on our server and passed to the form service that hands it to us. Nobody else gets it.',
    'What has been dealt with is deleted after the time that our retention setting names, 90 days unless changed, and at once when you ask for it by e-mail.',
    'This site sets no cookies and loads nothing from anyone else. A choice of light or dark theme stays in your browser.',
  ],
}

export const postNote =
  'The full article is being written. What it will say in one sentence stands above; the rest we gladly tell you in person.'
