/** A word with hyphens within, such as `e-mails` or `10-14`. */
export const compound = /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u
