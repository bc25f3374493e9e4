/** The app may be open under a different host than the server's own URL; the session cookie belongs to the current one. */
export function toPath(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
