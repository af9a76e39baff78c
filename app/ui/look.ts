/** Class names by the parts of what is shown. */
export type Look<Part extends string> = Readonly<Partial<Record<Part, string | undefined>>>
