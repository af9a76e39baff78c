type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** Fills in names in braces. Throws if a value is missing that the compiler could not ask for. */
export function fill<Text extends string>(
  text: Text,
  values: Readonly<Record<NamesIn<Text>, string | number>>,
): string {
  return text.replace(/\{([\w.-]+)\}/g, (_, name: string) => {
    const value = (values as Record<string, unknown>)[name]
    // The log shows the code of an error, but not its message.
    if (value === undefined)
      throw Object.assign(new Error(`Nothing fills {${name}} in “${text}”`), { code: name })
    return String(value)
  })
}

/** Fills in the names in each of the texts. */
export function fillAll<Texts extends Record<string, string>>(
  texts: Texts,
  values: Record<string, string | number>,
) {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(text, values)])) as Texts
}
