// Used by the web's forms: must not import anything.

/** Removes NUL and replaces unpaired surrogates by U+FFFD, for PostgreSQL and JSON. */
export function toStorable(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** These reorder the following text, unlike the marks of Hebrew and Arabic. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g
const spaces = /\s+/g
const controls = /\p{Cc}/gu
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Separator}\u2800]/u

export function toOneLine(text: string): string {
  const line = toStorable(text).replace(directions, '').replace(spaces, ' ').replace(controls, '').trim()
  return visible.test(line) ? line : ''
}
