/** A word with hyphens within, such as `follow-up` or `10-14`. Begins at words alone, for speed. */
export const compound = /((?<![\p{L}\d])[\p{L}\d]+(?:-[\p{L}\d]+)+)/u
