import { createElement, lazy, useState, type ReactNode } from 'react'

const failedImports = new Set<() => void>()

/** Not automatic: React remounts while it handles the error. */
export function retryFailedImports(): void {
  for (const renew of failedImports) renew()
  failedImports.clear()
}

/** Unlike React's `lazy`, shows no fallback for preloaded components. */
export function lazyNamed<TProps extends object, TName extends string>(
  load: () => Promise<Record<TName, (props: TProps) => ReactNode>>,
  name: TName,
) {
  type Module = { default: (props: TProps) => ReactNode }
  let loaded: Module | undefined
  let current = createLazy()

  function createLazy() {
    return lazy(() => (loaded ? resolveSynchronously(loaded) : requestForRender()))
  }

  function renew(): void {
    current = createLazy()
  }

  async function request(): Promise<Module> {
    return (loaded ??= { default: (await load())[name] })
  }

  async function requestForRender(): Promise<Module> {
    try {
      return await request()
    } catch (error) {
      failedImports.add(renew)
      throw error
    }
  }

  function LazyNamed(props: TProps): ReactNode {
    const [component] = useState(() => current)
    return createElement(component as unknown as (props: TProps) => ReactNode, props)
  }
  return Object.assign(LazyNamed, { preload: () => void request().catch(() => {}) })
}

/** React reads the module as soon as `then` returns. */
function resolveSynchronously<T>(value: T): Promise<T> {
  // oxlint-disable-next-line unicorn/no-thenable
  return { then: (resolve: (value: T) => void) => resolve(value) } as Promise<T>
}
