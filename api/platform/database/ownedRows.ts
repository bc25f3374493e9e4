import DataLoader from 'dataloader'
import { isUuid } from '../text/ids.ts'

export type FindOwned<Owner, Row> = (owner: Owner, id: string) => Promise<Row | null>

/** Null for IDs that are missing or another owner's. Batches requests of one tick. */
export function createOwnedFinder<Owner, Row extends { readonly id: string }>(
  ownerKey: (owner: Owner) => string,
  load: (owner: Owner, ids: readonly string[]) => Promise<readonly Row[]>,
): FindOwned<Owner, Row> {
  const loader = new DataLoader<{ owner: Owner; id: string }, Row | null>(
    async (requests) => {
      const byOwner = Map.groupBy(requests, ({ owner }) => ownerKey(owner))
      const rows = new Map<string, Map<string, Row>>()
      await Promise.all(
        [...byOwner].map(async ([key, ofOwner]) => {
          const [first] = ofOwner
          const found = first ? await load(first.owner, [...new Set(ofOwner.map(({ id }) => id))]) : []
          rows.set(key, new Map(found.map((row) => [row.id, row])))
        }),
      )
      return requests.map(({ owner, id }) => rows.get(ownerKey(owner))?.get(id) ?? null)
    },
    { cache: false },
  )
  return async (owner, id) => (isUuid(id) ? loader.load({ owner, id: id.toLowerCase() }) : null)
}
