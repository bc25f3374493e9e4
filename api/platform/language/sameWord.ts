/** One typing error in five letters or more, two in nine or more; numbers are never guessed. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const length = Math.min(a.length, b.length)
  if (length < 5 || /\d/.test(a + b)) return false
  return isWithin(length >= 9 ? 2 : 1, a, b)
}

/** Whether a becomes b by at most `max` insertions, deletions, replacements or swaps of neighbours. */
function isWithin(max: number, a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > max) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  if (at === a.length || at === b.length) return true
  if (max === 0) return false
  const [restOfA, restOfB] = [a.slice(at), b.slice(at)]
  const isSwapped = restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0]
  return (
    isWithin(max - 1, restOfA.slice(1), restOfB.slice(1)) ||
    isWithin(max - 1, restOfA.slice(1), restOfB) ||
    isWithin(max - 1, restOfA, restOfB.slice(1)) ||
    (isSwapped && isWithin(max - 1, restOfA.slice(2), restOfB.slice(2)))
  )
}
