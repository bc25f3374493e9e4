export interface PageLimits {
  /** Uncompressed. */
  bytes: number
  /** Including redirects. */
  milliseconds: number
}

export const pageLimits: PageLimits = { bytes: 5 * 1024 * 1024, milliseconds: 15_000 }
