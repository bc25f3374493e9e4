/* eslint-disable relay/must-colocate-fragment-spreads -- MessagesAround shows these steps as MessageList shows the newest. */
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest, type Disposable } from 'relay-runtime'
import type { StepRow_step$key } from '../../../__generated__/StepRow_step.graphql.ts'
import type { useStepsAroundQuery } from '../../../__generated__/useStepsAroundQuery.graphql.ts'

const query = graphql`
  query useStepsAroundQuery($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
    node(id: $id) {
      ... on Thread {
        steps(first: $first, after: $after, last: $last, before: $before) {
          edges {
            node {
              id
              position
              ...StepRow_step
            }
          }
          pageInfo {
            hasPreviousPage
            hasNextPage
            startCursor
            endCursor
          }
        }
      }
    }
  }
`

const pageSize = 20
/** Of the first page, so many stand before the message that is looked for. */
const before = 6

export interface AroundStep {
  readonly id: string
  readonly position: number
  readonly step: StepRow_step$key
}

interface Around {
  readonly steps: readonly AroundStep[]
  readonly start: string | null
  readonly end: string | null
}

type Page = Pick<useStepsAroundQuery['variables'], 'first' | 'after' | 'last' | 'before'>

/** The steps of a thread around a position, wherever it is: the server finds a page by counting. More are read on either side. */
export function useStepsAround(threadId: string, position: number) {
  const environment = useRelayEnvironment()
  const [around, setAround] = useState<Around | null>(null)
  const [status, setStatus] = useState<'loading' | 'idle' | 'failed'>('loading')
  const [failedLoad, setFailedLoad] = useState<(() => Promise<Around>) | null>(null)
  const [retained] = useState<Disposable[]>(() => [])
  useEffect(() => () => retained.splice(0).forEach((page) => page.dispose()), [retained])

  const read = async (page: Page) => {
    const variables = { id: threadId, ...page }
    retained.push(environment.retain(createOperationDescriptor(getRequest(query), variables)))
    const data = await fetchQuery<useStepsAroundQuery>(environment, query, variables).toPromise()
    const steps = data?.node?.steps
    if (!steps) throw new Error('The thread is gone.')
    const { hasPreviousPage, startCursor, hasNextPage, endCursor } = steps.pageInfo
    return {
      steps: steps.edges.map(({ node }) => ({ id: node.id, position: node.position, step: node })),
      start: hasPreviousPage ? (startCursor ?? null) : null,
      end: hasNextPage ? (endCursor ?? null) : null,
    }
  }
  const load = async (next: () => Promise<Around>) => {
    setStatus('loading')
    try {
      setAround(await next())
      setStatus('idle')
    } catch {
      setFailedLoad(() => next)
      setStatus('failed')
    }
  }
  const retry = () => {
    if (status === 'failed' && failedLoad) void load(failedLoad)
  }
  const loadFirst = () => load(() => read({ first: pageSize, after: position > before ? `step:${position - before - 1}` : null }))
  const loadOlder = () => {
    if (!around?.start || status === 'loading') return
    void load(async () => {
      const page = await read({ last: pageSize, before: around.start })
      return { steps: [...page.steps, ...around.steps], start: page.start, end: around.end }
    })
  }
  const loadNewer = () => {
    if (!around?.end || status === 'loading') return
    void load(async () => {
      const page = await read({ first: pageSize, after: around.end })
      return { steps: [...around.steps, ...page.steps], start: around.start, end: page.end }
    })
  }
  return {
    steps: around?.steps ?? null,
    hasOlder: !!around?.start,
    hasNewer: !!around?.end,
    status,
    retry,
    loadFirst,
    loadOlder,
    loadNewer,
  }
}
