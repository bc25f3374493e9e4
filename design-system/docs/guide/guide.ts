import type { ReactNode } from 'react'

/** What a person needs to know before using a component. Each one has a file `X.guide.tsx` beside it, shown on its docs page. */
export interface Guide {
  /** What it is for, in one sentence. */
  summary: string
  status: 'stable' | 'new' | 'deprecated'
  /** The release that it came with. */
  since: string
  /** Its parts, from the outside to the inside or in reading order. */
  anatomy: Some<readonly [part: string, what: string]>
  /** Where it is right. */
  use: Some<string>
  /** Where another component is right, and which. */
  instead: Some<readonly [component: string, when: string]>
  do: Example
  dont: Example
  /** How its words are written. */
  content: Some<string>
  /** Empty where nothing in it takes keys. */
  keyboard: readonly (readonly [keys: string, what: string])[]
  accessibility: Some<string>
}

/** One at least. */
type Some<Item> = readonly [Item, ...Item[]]

interface Example {
  example: ReactNode
  because: string
}

/** Stands in for handlers in examples. */
export const ignore = () => undefined
