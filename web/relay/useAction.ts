import type { GraphQLTaggedNode } from 'react-relay'
import type { MutationParameters } from 'relay-runtime'
import { useAsyncMutation } from './useAsyncMutation.ts'
import { useAttempt, type MutationResult } from './useAttempt.ts'

interface ActionMutation extends MutationParameters {
  readonly response: Readonly<Record<string, MutationResult>>
}

export type Action = ReturnType<typeof useAction>

export function useAction<TMutation extends ActionMutation>(mutation: GraphQLTaggedNode, fallback: string) {
  const [execute, isRunning] = useAsyncMutation<TMutation>(mutation)
  const { attempt, failure, setFailure } = useAttempt(fallback)
  const run = (...args: Parameters<typeof execute>) => attempt(() => execute(...args))
  return { run, isRunning, failure, setFailure }
}
