/** The web app uses at most a tenth of most limits, and a third of the cost. */
export const graphLimits = {
  characters: 100_000,
  tokens: 5000,
  nesting: 50,
  aliases: 100,
  /** Per operation or fragment, including spread fragments. */
  fields: 600,
  depth: 16,
  /** The standard introspection query uses three quarters. */
  introspection: 400_000,
  cost: 30_000,
  /** Cost of a search, which reads many more rows than it returns. */
  search: 500,
  nodes: 100,
  responseCharacters: 10_000_000,
} as const
