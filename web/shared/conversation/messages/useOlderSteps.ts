/* eslint-disable relay/must-colocate-fragment-spreads -- MessageList renders these steps like those of the connection. */
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest, type Disposable } from 'relay-runtime'
import type { StepRow_step$key } from '../../../__generated__/StepRow_step.graphql.ts'
import { useReadingPlace } from './readingPlaces.ts'
import type { useOlderStepsQuery } from '../../../__generated__/useOlderStepsQuery.graphql.ts'

const query = graphql`
  query useOlderStepsQuery($id: ID!, $cursor: String!) {
    node(id: $id) {
      ... on Thread {
        steps(last: 20, before: $cursor) {
          edges {
            node {
              id
              ...StepRow_step
            }
          }
          pageInfo {
            hasPreviousPage
            startCursor
          }
        }
      }
    }
  }
`

export interface OlderStep {
  readonly id: string
  readonly step: StepRow_step$key
}

interface PageInfo {
  readonly hasPreviousPage: boolean
  readonly startCursor: string | null | undefined
}

export interface OlderSteps {
  readonly threadId: string
  readonly end: PageInfo['startCursor']
  readonly steps: readonly OlderStep[]
  readonly pageInfo: PageInfo
}

/**
 * Pages before the newest steps. Bypasses the connection: Relay reads a whole connection on every change, which is slow with thousands of
 * steps.
 */
export function useOlderSteps(threadId: string | null, newest: PageInfo) {
  const environment = useRelayEnvironment()
  const place = useReadingPlace()
  const [loaded, setLoaded] = useState<OlderSteps | null>(() => place.saved()?.older?.steps ?? null)
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const retained = useRef<Disposable[]>(place.saved()?.older?.retained ?? [])
  // The history entry keeps the steps retained for Back and releases them later.
  const keep = useEffectEvent(() => {
    if (loaded) place.save({ older: { steps: loaded, retained: retained.current } })
    else retained.current.splice(0).forEach((page) => page.dispose())
  })
  useLayoutEffect(() => () => keep(), [])

  const isCurrent = loaded?.threadId === threadId && loaded?.end === newest.startCursor
  const current = isCurrent && loaded ? loaded : { end: newest.startCursor, steps: [], pageInfo: newest }
  const { hasPreviousPage, startCursor } = current.pageInfo

  const load = async () => {
    if (threadId === null || status === 'loading' || !hasPreviousPage || !startCursor) return
    setStatus('loading')
    const variables = { id: threadId, cursor: startCursor }
    retained.current.push(environment.retain(createOperationDescriptor(getRequest(query), variables)))
    try {
      const data = await fetchQuery<useOlderStepsQuery>(environment, query, variables).toPromise()
      const page = data?.node?.steps
      if (!page) throw new Error('The thread is gone.')
      const steps = [...page.edges.map(({ node }) => ({ id: node.id, step: node })), ...current.steps]
      setLoaded({ threadId, end: current.end, steps, pageInfo: page.pageInfo })
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }

  return { steps: current.steps, hasOlder: hasPreviousPage, status, load }
}
