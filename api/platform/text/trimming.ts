/**
 * Without the characters at its end that `one` matches. A regular expression such as /[.!]+$/ takes time that grows with the
 * square of a long run of them inside the text.
 */
export function trimmedEnd(text: string, one: RegExp): string {
  let end = text.length
  while (end > 0 && one.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

const gap = ' … '

/** At most `reach` characters of its beginning and as many of its end. */
export function withoutMiddle(text: string, reach: number): string {
  return text.length <= 2 * reach + gap.length ? text : text.slice(0, reach) + gap + text.slice(-reach)
}
