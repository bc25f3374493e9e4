import { Button } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { UndoMemoryMutation } from '../../../__generated__/UndoMemoryMutation.graphql.ts'
import type { UndoMemoryQuery } from '../../../__generated__/UndoMemoryQuery.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
import styles from './Proposals.module.css'

export function UndoMemory({ uuid }: { uuid: string }) {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const [state, setState] = useState<'kept' | 'forgetting' | 'forgotten'>('kept')
  const { attempt, failure } = useAttempt(t`Couldn’t forget this memory`)
  const [forget] = useAsyncMutation<UndoMemoryMutation>(graphql`
    mutation UndoMemoryMutation($input: DeleteMemoryInput!) {
      deleteMemory(input: $input) {
        __typename
        ... on DeleteMemoryPayload {
          deletedMemoryId @deleteRecord
        }
      }
    }
  `)

  const handlePress = async () => {
    setState('forgetting')
    const isForgotten = await attempt(async () => {
      const data = await fetchQuery<UndoMemoryQuery>(
        environment,
        graphql`
          query UndoMemoryQuery($uuid: String!) {
            viewer {
              memory(uuid: $uuid) {
                id
              }
            }
          }
        `,
        { uuid },
      ).toPromise()
      const memoryId = data?.viewer?.memory?.id
      // A missing memory was already forgotten elsewhere.
      if (memoryId) await forget({ input: { memoryId, keepsEarlier: true } })
    })
    setState(isForgotten ? 'forgotten' : 'kept')
  }

  if (state === 'forgotten') {
    return (
      <span role="status" className={styles.decided}>
        <Trans>Forgotten.</Trans>
      </span>
    )
  }
  return (
    <>
      <Button variant="quiet" isPending={state === 'forgetting'} onPress={() => void handlePress()}>
        <Trans>Undo</Trans>
      </Button>
      {failure && <span role="alert">{failure}</span>}
    </>
  )
}
