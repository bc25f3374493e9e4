/** "[2]" is a citation, "\\[2]" is text. */
export function findQuotedNumbers(text: string): Set<number> {
  return new Set([...text.matchAll(/(?<!\\)\[(\d{1,9})\]/g)].map(([, number]) => Number(number)))
}
