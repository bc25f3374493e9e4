import { inspect } from 'node:util'
import { expect } from 'vitest'

export async function checkAll<Item>(
  items: readonly Item[],
  getName: (item: Item) => string,
  check: (item: Item) => Promise<void> | void,
): Promise<void> {
  expect(items.length).toBeGreaterThan(0)
  const failures: string[] = []
  for (const item of items) {
    try {
      await check(item)
    } catch (error) {
      failures.push(`${getName(item)}: ${inspect(error)}`)
    }
  }
  expect(failures.join('\n\n')).toBe('')
}
