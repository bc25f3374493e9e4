export const shellPath = '/index.html'
export const startPath = '/start.js'
export const sharePath = '/share'
export const shellPrefix = 'shell-'

/** Screens of signed-in users. Excludes public pages, which have a different policy and metadata, and operator screens, which need current figures. */
const screens = /^\/(chat(\/[^/]+)?|twin|story|knowledge|discover|history|settings|roadmap|projects\/[^/]+)$/

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/** All other requests go to the network: `/graphql`, `/api`, `/files`, sign-in, public and operator pages. */
export function chooseSource({ method, mode, url }: Asked, origin: string): 'file' | 'start' | 'screen' | 'share' | 'network' {
  const { origin: asked, pathname } = new URL(url)
  if (asked !== origin) return 'network'
  if (method === 'POST' && mode === 'navigate' && pathname === sharePath) return 'share'
  if (method !== 'GET') return 'network'
  if (mode === 'navigate') return screens.test(pathname) ? 'screen' : 'network'
  if (pathname === startPath) return 'start'
  return isKeepable(pathname) ? 'file' : 'network'
}

/** File names contain a hash of the content. */
export function isKeepable(path: string): boolean {
  return path.startsWith('/assets/')
}
