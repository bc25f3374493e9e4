/** The Content-Security-Policy blocks others. */
export function isStoredHere(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === location.origin
}
