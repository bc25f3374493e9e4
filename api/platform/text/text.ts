// Also used by the web's forms, so it must not import anything.

/** Text that PostgreSQL can store and JSON can carry: without NUL characters, and with U+FFFD instead of unpaired surrogates. */
export function storable(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()
}

/** Embeddings, overrides and isolates reorder the text that follows them, including text of other users. The marks of Hebrew and Arabic do not. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g
const spaces = /\s+/g
const controls = /\p{Cc}/gu
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Separator}\u2800]/u

/** Empty if nothing is visible. */
export function oneLine(text: string): string {
  const line = storable(text).replace(directions, '').replace(spaces, ' ').replace(controls, '').trim()
  return visible.test(line) ? line : ''
}
