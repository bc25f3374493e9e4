/** What an operation of others may come to; the largest one of our own screens needs about a tenth of most, and a third of the cost. */
export const graphLimits = {
  /** Long texts belong into variables. */
  characters: 100_000,
  tokens: 5000,
  /** Of brackets in brackets of any kind. */
  nesting: 50,
  aliases: 100,
  /** Of one operation or fragment, with the fragments that it spreads. */
  fields: 600,
  /** The same, of fields in fields. */
  depth: 16,
  /** Of values that describe the schema: all of it, as tools ask for it, comes to about three quarters. */
  introspection: 400_000,
  /** Of the rows that it asks for, as api/graphql/cost.ts counts them before anything is read. */
  cost: 30_000,
  /** How many nodes can be asked for by their ids at once. */
  nodes: 100,
} as const
