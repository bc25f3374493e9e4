import { lazy, type ReactNode } from 'react'

/**
 * React's `lazy` for a named export. `preload` begins to load it, and what has come by then is drawn at once: for a promise, fulfilled or
 * not, React would draw the fallback first.
 */
export function lazyNamed<TProps, TName extends string>(load: () => Promise<Record<TName, (props: TProps) => ReactNode>>, name: TName) {
  let loaded: { default: (props: TProps) => ReactNode } | undefined
  const request = async () => (loaded ??= { default: (await load())[name] })
  const Component = lazy(() => (loaded ? immediately(loaded) : request()))
  return Object.assign(Component, { preload: () => void request().catch(() => {}) })
}

/** React looks at what was handed over as soon as `then` has returned. */
function immediately<T>(value: T): Promise<T> {
  // oxlint-disable-next-line unicorn/no-thenable
  return { then: (resolve: (value: T) => void) => resolve(value) } as Promise<T>
}
