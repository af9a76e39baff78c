import texts from './preview.json' with { type: 'json' }

/** The texts of the form for a draft, of its errors, and of the draft around its website. */
export const { page: previewPage, errors: previewErrors, draft: draftWords } = texts

/** What an owner may tick, by the ids in addresses of drafts, which keep their meaning. */
export const draftFacts = new Map(Object.entries(texts.facts))
