/** Class names of the parts of a component. */
export type Classes<Part extends string> = Readonly<Partial<Record<Part, string | undefined>>>
