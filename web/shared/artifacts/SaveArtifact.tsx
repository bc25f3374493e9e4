import { FormError, IconButton, Link, LiveRegion } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookMarked } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { SaveArtifactMutation } from '../../__generated__/SaveArtifactMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import { itemPath } from '../knowledge/itemAddress.ts'
import { toNote, type Artifact } from './artifacts.ts'

export function SaveArtifact({ artifact }: { artifact: Artifact }) {
  const { t } = useLingui()
  const [saved, setSaved] = useState<{ code: string; uuid: string } | null>(null)
  const [create, isSaving] = useAsyncMutation<SaveArtifactMutation>(graphql`
    mutation SaveArtifactMutation($input: CreateKnowledgeItemInput!) {
      createKnowledgeItem(input: $input) {
        __typename
        ... on CreateKnowledgeItemPayload {
          itemEdge {
            node {
              id
              uuid
            }
          }
        }
        ... on InputError {
          message
          code
          params
        }
      }
    }
  `)
  const { attempt, failure } = useAttempt(t`Couldn’t save this to Knowledge`)
  const { title, code } = artifact
  const handleSave = () =>
    attempt(async () => {
      const result = await create({ input: { kind: 'NOTE', title, content: toNote(artifact) } })
      if (result.__typename === 'CreateKnowledgeItemPayload') setSaved({ code, uuid: result.itemEdge.node.uuid })
      else return result
    })
  const isSaved = saved?.code === code
  return (
    <>
      {isSaved ? (
        <Link href={itemPath('/knowledge', saved.uuid)}>
          <Trans>Saved to Knowledge</Trans>
        </Link>
      ) : (
        <IconButton icon={BookMarked} label={t`Save to Knowledge`} isDisabled={isSaving} onPress={() => void handleSave()} />
      )}
      <LiveRegion>{isSaved && t`Saved to Knowledge`}</LiveRegion>
      {failure && <FormError>{failure}</FormError>}
    </>
  )
}
