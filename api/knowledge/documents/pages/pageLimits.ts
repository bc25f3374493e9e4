export interface PageLimits {
  /** Of the unpacked page. */
  bytes: number
  /** From the first request to the last byte, redirects included. */
  milliseconds: number
}

export const pageLimits: PageLimits = { bytes: 5 * 1024 * 1024, milliseconds: 15_000 }
