import { fetchQuery } from 'react-relay'
import { commitLocalUpdate, ConnectionHandler, type Environment } from 'relay-runtime'
import readAgainQuery, { type useReadAgainQuery } from '../../__generated__/useReadAgainQuery.graphql.ts'

interface ChangedThread {
  readonly id: string
  readonly stepCount: number
  readonly activeRun: unknown
  readonly newest: { readonly edges: readonly { readonly node: { readonly id: string } }[] } | null | undefined
}

/** Another device may have switched to a branch with as many messages; conversations notice a different number themselves. */
export function followBranch(environment: Environment, { id, stepCount, activeRun, newest }: ChangedThread): void {
  const newestId = newest?.edges[0]?.node.id
  if (newestId === undefined || activeRun) return
  commitLocalUpdate(environment, (store) => {
    const thread = store.get(id)
    const edges = thread && ConnectionHandler.getConnection(thread, 'Conversation_steps')?.getLinkedRecords('edges')
    const last = edges?.at(-1)?.getLinkedRecord('node')
    if (!edges || !last || last.getDataID() === newestId || last.getValue('position') !== stepCount - 1) return
    fetchQuery<useReadAgainQuery>(environment, readAgainQuery, { id, count: edges.length }, { fetchPolicy: 'network-only' }).subscribe({
      error: (error: Error) => console.error('The conversation could not be read again', error),
    })
  })
}
