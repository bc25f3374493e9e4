/** The app may be open under another name than the one that the server gives itself; the session's cookie belongs to this one. */
export function pathOfUrl(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
