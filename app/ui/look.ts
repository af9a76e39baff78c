export type Look<Part extends string> = Readonly<Partial<Record<Part, string | undefined>>>
