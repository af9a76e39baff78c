/** Specification section 2, "/launch"; names in braces are filled in. */
export const launch = {
  title: 'Launch Your AI Website in Just 5 Days',
  note: 'Five days is the {package}, with your texts and pictures at hand, seven at most. The others take {others}.',
  lead: 'Pick the package that fits today. What is on its list is in its price, and nothing is added before your site is live.',
  compareLink: { label: 'Compare the three', to: '#compare' },
  packages: 'AI Website Packages',
  quiz: {
    title: 'Not sure which one?',
    text: 'Five questions, thirty seconds, one recommendation with its reasons.',
  },
  questions: { label: 'What owners ask before they buy', to: '/questions' },
  compare: {
    title: 'What differs',
    lead: 'All three are fast on a phone, have a chatbot and begin with a free AI strategy session.',
  },
  cost: {
    title: 'What it costs to run',
    lead: 'Choose a package and a time. What we tell you only in the first call says so.',
    package: 'Package',
    period: 'Time',
    months: '{count} months',
    submit: 'Show the cost',
    caption: '{package} over {count} months',
    parts: {
      package: 'The website, once',
      included: 'Domain and hosting, {span}',
      hosting: 'Domain and hosting, {span}',
    },
    span: { one: 'month {from}', many: 'months {from} to {to}' },
    inPrice: 'in the price',
    undecided: 'told in the first call, in writing',
    changes: 'Changes after the launch, if you want any',
    total: 'In all, without later changes',
    known: 'Known today',
    more: 'and what the first call adds, in writing, before you decide',
  },
} as const
