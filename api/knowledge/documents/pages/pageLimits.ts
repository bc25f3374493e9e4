export interface PageLimits {
  /** The uncompressed size. */
  bytes: number
  /** From the first request to the last byte, including redirects. */
  milliseconds: number
}

export const pageLimits: PageLimits = { bytes: 5 * 1024 * 1024, milliseconds: 15_000 }
