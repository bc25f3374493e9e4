import type { Browser } from 'playwright'

/** What the loop takes in a browser on the reference machine, in milliseconds: the same that the rules for text are measured by. */
const referenceMs = 15
const attempts = 9

export interface Machine {
  /** How often slower than the reference machine this one is, at least 1. */
  factor: number
  /** What the loop takes on this machine, in milliseconds. */
  loopMs: number
  referenceMs: number
}

/** Runs in an empty page before the product is under load, so that the product’s own work is not counted as a slow machine. */
export async function measureMachine(browser: Browser): Promise<Machine> {
  const page = await browser.newPage()
  const times: number[] = []
  for (let attempt = 0; attempt < attempts; attempt += 1) times.push(await page.evaluate(timeLoop))
  await page.close()
  const loopMs = times.toSorted((one, other) => one - other)[Math.floor(attempts / 2)] ?? referenceMs
  return { factor: Math.max(1, loopMs / referenceMs), loopMs, referenceMs }
}

/** Ten million additions. Runs in the page; it can use nothing from outside of itself. */
function timeLoop(): number {
  const start = performance.now()
  let sum = 0
  for (let index = 0; index < 10_000_000; index += 1) sum += index % 7
  // The sum is read, so that the loop is not left out.
  return sum > 0 ? performance.now() - start : 0
}
