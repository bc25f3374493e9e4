/** The Content-Security-Policy blocks others, whose hosts would learn who looks at them. */
export function isStoredHere(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === location.origin
}
