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

// Types the loaders' context; see the flag of the same name below.
declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}

const hoverMs = 80
const keptMs = 30_000

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
      preloadRoute(route, { request, url, params, context, pattern: route.path ?? '' }).catch(() => done.delete(path))
    }
  }

  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true, signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Guards and redirects have effects. */
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
