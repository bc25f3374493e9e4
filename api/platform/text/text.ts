// The web's forms reach this file too: it must not import anything.

/**
 * Text as PostgreSQL can store it and JSON can carry it: without the character NUL, which nobody means to write, and with U+FFFD in
 * place of half a surrogate pair.
 */
export function storable(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()
}

/** Embeddings, overrides and isolates turn the text after them round, also that of others. The marks of Hebrew and Arabic do not. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g
const spaces = /\s+/g
const controls = /\p{Cc}/gu
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Separator}\u2800]/u

/** Text that stands among other text, such as a name: on one line, without controls; empty when there is nothing to be seen in it. */
export function oneLine(text: string): string {
  const line = storable(text).replace(directions, '').replace(spaces, ' ').replace(controls, '').trim()
  return visible.test(line) ? line : ''
}
