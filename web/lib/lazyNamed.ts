import { lazy, type ReactNode } from 'react'

/** React's `lazy` for a named export. */
export function lazyNamed<TProps, TName extends string>(load: () => Promise<Record<TName, (props: TProps) => ReactNode>>, name: TName) {
  return lazy(async () => ({ default: (await load())[name] }))
}
