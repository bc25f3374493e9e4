/** Whether a picture is one of ours. The page's policy allows no others: their host would learn who looks at them. */
export function isStoredHere(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === location.origin
}
