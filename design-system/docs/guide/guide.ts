/** Stored as `X.guide.ts` and shown on the docs page of X. */
export interface Guide {
  summary: string
  use: Some<string>
  instead: Some<readonly [component: string, when: string]>
  accessibility: Some<string>
}

type Some<Item> = readonly [Item, ...Item[]]

export const ignore = () => undefined
