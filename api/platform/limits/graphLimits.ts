/** The largest one of the web app uses about a tenth of most limits, and a third of the cost. */
export const graphLimits = {
  characters: 100_000,
  tokens: 5000,
  nesting: 50,
  aliases: 100,
  /** Maximum number of fields per operation or fragment, including the fragments it spreads. */
  fields: 600,
  depth: 16,
  /** The standard introspection query uses about three quarters. */
  introspection: 400_000,
  /** Maximum cost, computed by api/graphql/cost.ts from the requested rows before execution. */
  cost: 30_000,
  nodes: 100,
} as const
