import { useMutation } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'

/** A mutation as a promise: it answers with the data, expected failures included, and rejects when the request failed as a whole. */
export function useCommit<TMutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit] = useMutation<TMutation>(mutation)
  return (variables: TMutation['variables']) =>
    new Promise<TMutation['response']>((resolve, reject) => {
      commit({ variables, onCompleted: (data) => resolve(data), onError: reject })
    })
}
