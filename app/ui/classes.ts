export type Classes<Part extends string> = Readonly<Partial<Record<Part, string | undefined>>>
