/* eslint-disable relay/unused-fields -- The store keeps whole lists for all cards. */
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { useWaitingProposals_viewer$key } from '../../../__generated__/useWaitingProposals_viewer.graphql.ts'
import type { useWaitingProposalsQuery } from '../../../__generated__/useWaitingProposalsQuery.graphql.ts'
import type { useWaitingProposalsStoredQuery } from '../../../__generated__/useWaitingProposalsStoredQuery.graphql.ts'

const fragment = graphql`
  fragment useWaitingProposals_viewer on Viewer {
    profileProposals {
      uuid
      ...Proposal_proposal
      ...AcceptAllProposals_proposals
    }
    decidedProposals {
      uuid
      status
    }
    memoryProposals {
      uuid
      ...MemoryProposal_proposal
    }
  }
`

const query = graphql`
  query useWaitingProposalsQuery {
    viewer {
      ...useWaitingProposals_viewer
    }
  }
`

/** Reading the query in flight would suspend the card. */
const storedQuery = graphql`
  query useWaitingProposalsStoredQuery {
    viewer {
      ...useWaitingProposals_viewer
    }
  }
`

const inFlight = new WeakMap<IEnvironment, Promise<unknown>>()
const planned = new WeakMap<IEnvironment, Promise<unknown>>()

/** Cards that mount together share a request. */
function refresh(environment: IEnvironment): Promise<unknown> {
  const shared = planned.get(environment)
  if (shared) return shared
  const request = Promise.resolve(inFlight.get(environment)).then(() => {
    planned.delete(environment)
    const answer = fetchQuery<useWaitingProposalsQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).toPromise()
    const settled = answer.catch(() => {})
    inFlight.set(environment, settled)
    return answer
  })
  planned.set(environment, request)
  return request
}

/** Once loaded, a missing proposal means that it was decided. */
export type Lookup = { state: 'loading' } | { state: 'failed'; retry: () => void } | null

/** @param shownIds undecided; refetches while one is missing */
export function useWaitingProposals(shownIds: readonly string[]) {
  const environment = useRelayEnvironment()
  const { viewer: viewerRef } = useLazyLoadQuery<useWaitingProposalsStoredQuery>(storedQuery, {}, { fetchPolicy: 'store-only' })
  const viewer = useFragment<useWaitingProposals_viewer$key>(fragment, viewerRef ?? null)
  const profileProposals = viewer?.profileProposals ?? []
  const memoryProposals = viewer?.memoryProposals ?? []
  const isWaiting = (id: string) => [...profileProposals, ...memoryProposals].some(({ uuid }) => uuid === id)
  const missing = shownIds.filter((id) => !isWaiting(id)).join(' ')

  const [answered, setAnswered] = useState<{ missing: string; isFailed: boolean } | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (missing === '') return
    refresh(environment).then(
      () => setAnswered({ missing, isFailed: false }),
      () => setAnswered({ missing, isFailed: true }),
    )
  }, [environment, missing, attempt])

  const retry = () => {
    setAnswered(null)
    setAttempt((before) => before + 1)
  }
  let lookup: Lookup = null
  if (missing !== '' && answered?.missing !== missing) lookup = { state: 'loading' }
  else if (missing !== '' && answered?.isFailed) lookup = { state: 'failed', retry }
  return { profileProposals, decidedProposals: viewer?.decidedProposals ?? [], memoryProposals, lookup }
}
