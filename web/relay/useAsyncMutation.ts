import { useCallback } from 'react'
import { useMutation, type GraphQLTaggedNode, type UseMutationConfig } from 'react-relay'
import type { MutationParameters } from 'relay-runtime'

type Config<TMutation extends MutationParameters> = Omit<UseMutationConfig<TMutation>, 'onCompleted' | 'onError' | 'onUnsubscribe'>

/** Rejects only when the request failed as a whole. */
export function useAsyncMutation<TMutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit, isInFlight] = useMutation<TMutation>(mutation)
  const execute = useCallback(
    (config: Config<TMutation>) =>
      new Promise<TMutation['response']>((resolve, reject) => {
        commit({ ...config, onCompleted: resolve, onError: reject })
      }),
    [commit],
  )
  return [execute, isInFlight] as const
}
