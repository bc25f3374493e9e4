import { useCallback } from 'react'
import { useMutation, type GraphQLTaggedNode, type UseMutationConfig } from 'react-relay'
import type { MutationParameters } from 'relay-runtime'

type Updates<TMutation extends MutationParameters> = Pick<
  UseMutationConfig<TMutation>,
  'optimisticResponse' | 'optimisticUpdater' | 'updater'
>

type MutationField<TMutation extends MutationParameters> = TMutation['response'][keyof TMutation['response']]

/** Rejects only when the whole request failed. */
export function useAsyncMutation<TMutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit, isInFlight] = useMutation<TMutation>(mutation)
  const execute = useCallback(
    (variables: TMutation['variables'], updates?: Updates<TMutation>) =>
      new Promise<MutationField<TMutation>>((resolve, reject) => {
        const onCompleted = (response: TMutation['response']) => resolve(getMutationField<TMutation>(response))
        commit({ ...updates, variables, onCompleted, onError: reject })
      }),
    [commit],
  )
  return [execute, isInFlight] as const
}

export function getMutationField<TMutation extends MutationParameters>(response: TMutation['response']): MutationField<TMutation> {
  const [field] = Object.values(response) as [MutationField<TMutation>]
  return field
}
