/* eslint-disable vitest/valid-title, vitest/expect-expect -- Callers give both. */
import { test } from 'vitest'

const isProof = process.env.PROOF === 'true'

export function pickBySize<T>(long: T, short: T): T {
  return isProof ? long : short
}

/** Evenly spaced values in the short form, all in the proof. */
export function sample<T>(values: readonly T[], count: number): readonly T[] {
  const step = pickBySize(1, Math.ceil(values.length / count))
  return values.filter((_, index) => index % step === 0)
}

export function proof(name: string, options: { timeout: number }, run: () => Promise<void>): void {
  if (isProof) test(name, options, run)
}
