import type { GraphQLTaggedNode } from 'react-relay'
import type { MutationParameters } from 'relay-runtime'
import { isUndelivered } from '../../../relay/requestError.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useClientMessageId } from './useClientMessageId.ts'

export interface RunOptions {
  connections: string[]
  onSend?: (clientMessageId: string) => void
}

interface RunMutation extends MutationParameters {
  readonly variables: { connections: readonly string[]; input: { clientMessageId?: string | null } }
}

export function useIdempotentMutation<TMutation extends RunMutation>(mutation: GraphQLTaggedNode) {
  const [commit] = useAsyncMutation<TMutation>(mutation)
  const { getId, settle } = useClientMessageId()

  return async (fields: Omit<TMutation['variables']['input'], 'clientMessageId'>, { connections, onSend }: RunOptions) => {
    const clientMessageId = getId(JSON.stringify(fields))
    const response = commit({ input: { ...fields, clientMessageId }, connections })
    // Called after the request has started, so that both proceed in parallel.
    onSend?.(clientMessageId)
    const data = await response.catch((error: unknown) => {
      if (isUndelivered(error)) error.unreached = { clientMessageId, settle }
      throw error
    })
    settle()
    return data
  }
}
