import type { ReactNode } from 'react'

/** A component guide, stored as `X.guide.tsx` and shown on its docs page. */
export interface Guide {
  summary: string
  use: Some<string>
  instead: Some<readonly [component: string, when: string]>
  do: Example
  dont: Example
  accessibility: Some<string>
}

type Some<Item> = readonly [Item, ...Item[]]

interface Example {
  example: ReactNode
  because: string
}

/** A no-op handler for examples. */
export const ignore = () => undefined
