import { test } from 'vitest'

const isProof = process.env.PROOF === 'true'

/** Sizes a slow proof: `npm run prove` runs the long form, the test command the short one. */
export function sized<T>(long: T, short: T): T {
  return isProof ? long : short
}

/** A test that `npm run prove` runs and the test command leaves out. */
export function proof(name: string, options: { timeout: number }, run: () => Promise<void>): void {
  if (isProof) test(name, options, run)
}
