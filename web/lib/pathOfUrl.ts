/** The session cookie belongs to the current host, which may differ from the server's URL. */
export function toPath(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
