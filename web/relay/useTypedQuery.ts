import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'

const debounceMs = 200

/** Runs the query when typing pauses, or immediately if the field is empty. @param typed null to skip the query */
export function useTypedQuery<Query extends OperationType>(
  document: GraphQLTaggedNode,
  typed: string | null,
  variables: Query['variables'],
) {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<{ typed: string; response: Query['response'] | null } | null>(null)
  const ask = useEffectEvent((sought: string) =>
    fetchQuery<Query>(environment, document, variables).subscribe({
      next: (response) => setAnswer({ typed: sought, response }),
      error: (error: Error) => {
        console.error('Search failed', error)
        setAnswer({ typed: sought, response: null })
      },
    }),
  )
  useEffect(() => {
    if (typed === null) return
    let subscription: { unsubscribe(): void } | undefined
    const timer = setTimeout(() => (subscription = ask(typed)), typed === '' ? 0 : debounceMs)
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [environment, typed])
  return answer
}
