/** A component guide, stored as `X.guide.ts` and shown on its docs page. */
export interface Guide {
  summary: string
  use: Some<string>
  instead: Some<readonly [component: string, when: string]>
  accessibility: Some<string>
}

type Some<Item> = readonly [Item, ...Item[]]

/** A no-op handler for examples. */
export const ignore = () => undefined
