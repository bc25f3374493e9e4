/* eslint-disable vitest/valid-title, vitest/expect-expect -- Callers give both. */
import { test } from 'vitest'

const isProof = process.env.PROOF === 'true'

export function sized<T>(long: T, short: T): T {
  return isProof ? long : short
}

export function proof(name: string, options: { timeout: number }, run: () => Promise<void>): void {
  if (isProof) test(name, options, run)
}
