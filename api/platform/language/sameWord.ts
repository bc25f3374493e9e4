/** One typo from five letters, two from nine. Numbers must match. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const length = Math.min(a.length, b.length)
  if (length < 5 || /\d/.test(a + b)) return false
  return isWithin(length >= 9 ? 2 : 1, a, b)
}

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
