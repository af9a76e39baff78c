import { demoBar } from './demo-bar'
import { draftField } from './demo-links'
import { packageOf, packages, type Package } from './packages'
import type { Post } from './posts/post'
import type { Trade } from './showroom'
import { callsToAction, talk, type NextStep, type SiteLink } from './site'

export const nextSteps = {
  home: {
    title: 'Which website is right for you?',
    text: 'Find out in five questions, or on a free 30-minute call.',
    action: callsToAction.quiz,
    other: { label: 'Free Consultation', to: '/consultation' },
    bar: { note: `Three packages, from ${packages[0].price}`, label: 'Take the quiz' },
  },
  about: talk(
    'Tell us what eats up your day',
    'A free 30-minute call gets you a package, a price and a start date. No obligation.',
  ),
  launch: {
    ...talk(
      'Rather talk it through?',
      'Talk for 30 minutes, free, with the person who’d build your site. By the end of the call you’ll have a package, a price and a start date. No obligation.',
    ),
    other: { label: draftField.like, to: '/preview' },
  },
  questions: talk(
    'Don’t see your question?',
    'Send it to us and a person answers within one business day. Or ask on a free 30-minute call.',
  ),
  assistant: talk(
    'Bring the question that worries you most',
    'On the free call we go over what your assistant should answer and what it should leave to you.',
  ),
  privacy: {
    title: 'Questions about your data?',
    text: 'A person answers within one business day.',
    action: { label: 'Email us', to: 'mailto:' },
    bar: { note: 'Questions about your data?', label: 'Email us' },
  },
} as const satisfies Record<string, NextStep>

export function postStep({ title, text, package: id }: Post['offer']): NextStep {
  const { title: sold, price, timeline, page } = packageOf(id)
  return {
    title,
    text,
    action: { label: `See the ${sold}, ${price}`, to: page },
    bar: { note: price, days: timeline, label: 'See how it works' },
  }
}

export function startLink({ id, offer }: Pick<Trade, 'id' | 'offer'>): SiteLink {
  const { ctaLink } = packageOf(offer)
  return { label: demoBar.start, to: `${ctaLink}&trade=${id}` }
}

export function draftLink({ id }: Pick<Trade, 'id'>): SiteLink {
  return { label: demoBar.draft, to: `/preview?trade=${id}` }
}

export function packageStep({ title, price, timeline, cta, ctaLink }: Package, to = ctaLink): NextStep {
  return {
    title: `Start with the ${title}`,
    text: `${price}, ready in ${timeline}. We send you the price and start date in writing. You pay nothing until you say yes.`,
    action: { label: cta, to, variant: 'loud' },
    bar: { note: price, days: timeline, label: 'Start with this' },
  }
}
