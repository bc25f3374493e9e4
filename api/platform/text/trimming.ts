/** A regular expression such as /[.!]+$/ takes quadratic time. */
export function trimEndMatching(text: string, one: RegExp): string {
  let end = text.length
  while (end > 0 && one.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

const gap = ' … '

export function cutMiddle(text: string, reach: number): string {
  return text.length <= 2 * reach + gap.length ? text : text.slice(0, reach) + gap + text.slice(-reach)
}
