import { FormError, Icon, IconButton, LinkButton, LiveRegion } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { BookCheck, BookMarked } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { SaveArtifactMutation } from '../../__generated__/SaveArtifactMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import { getItemPath } from '../knowledge/itemAddress.ts'
import styles from './ArtifactPanel.module.css'
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
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    // The focused button is gone. In the next frame, the dialog would focus another one.
    if (document.activeElement === document.body) link.current?.focus()
  }, [saved])
  return (
    <>
      {isSaved ? (
        <LinkButton
          variant="quiet"
          aria-label={t`Saved to Knowledge`}
          href={getItemPath('/knowledge', saved.uuid)}
          ref={link}
          className={styles.saved}
        >
          <Icon glyph={BookCheck} />
        </LinkButton>
      ) : (
        <IconButton icon={BookMarked} label={t`Save to Knowledge`} isPending={isSaving} onPress={() => void handleSave()} />
      )}
      <LiveRegion>{isSaved && t`Saved to Knowledge`}</LiveRegion>
      {failure && <FormError>{failure}</FormError>}
    </>
  )
}
