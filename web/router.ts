import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom'
import { routes } from './routes.tsx'
import { sessionContext, type Session } from './session/session.ts'

// The flag of the same name below makes loaders receive the typed context.
declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}

/** A pointer that only passes by means nothing. */
const hoverMs = 80
/** How long what was loaded is kept for somebody who hesitates. */
const keptMs = 30_000

/** What makes a link likely to be followed: it is pointed at, touched, or has the focus. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const

export function createRouter(session: Session) {
  const router = createBrowserRouter(routes, {
    future: { v8_middleware: true },
    getContext: () => new RouterContextProvider(new Map([[sessionContext, session]])),
  })
  const preloading = new AbortController()
  preloadOnIntent({ routes, session, signal: preloading.signal })
  return {
    router,
    dispose() {
      preloading.abort()
      router.dispose()
    },
  }
}

interface PreloadOptions {
  routes: RouteObject[]
  session: Session
  signal: AbortSignal
}

/** Loads the code and begins the query of the screen behind a link before the link is pressed, once for each address. */
function preloadOnIntent({ routes, session, signal }: PreloadOptions): void {
  const done = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const handleIntent = ({ target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    timer = setTimeout(() => preload(link.pathname + link.search), hoverMs)
  }

  function preload(path: string): void {
    if (done.has(path)) return
    done.add(path)
    const url = new URL(path, location.origin)
    const request = new Request(url)
    const context = new RouterContextProvider(new Map([[sessionContext, session]]))
    for (const { route, params } of matchRoutes(routes, path) ?? []) {
      // What cannot be loaded now is asked for again, and its failure shown, when the link is followed.
      preloadRoute(route, { request, url, params, context, pattern: route.path ?? '' }).catch(() => done.delete(path))
    }
  }

  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true, signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Runs the loaders that only begin a query: those that come with a screen, and those that say so. Guards and redirections have effects. */
async function preloadRoute(route: RouteObject, args: LoaderFunctionArgs): Promise<void> {
  const module = typeof route.lazy === 'function' ? await route.lazy() : null
  const isQuery = (route.handle as { isQuery?: boolean } | undefined)?.isQuery === true
  const loader = (isQuery ? route.loader : module?.loader) as LoaderFunction | undefined
  const query: unknown = await loader?.(args)
  if (isDisposable(query)) setTimeout(query.dispose, keptMs)
}

function isDisposable(value: unknown): value is { dispose: () => void } {
  return typeof value === 'object' && value !== null && 'dispose' in value && typeof value.dispose === 'function'
}
