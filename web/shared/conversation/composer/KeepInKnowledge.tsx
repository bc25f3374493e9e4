/* eslint-disable relay/unused-fields -- MessageFiles links to the document. */
import { Button, FormError, Icon, Link } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookMarked } from 'lucide-react'
import { graphql } from 'react-relay'
import type { KeepInKnowledgeMutation } from '../../../__generated__/KeepInKnowledgeMutation.graphql.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { itemPath } from '../../knowledge/itemAddress.ts'
import styles from './MessageFiles.module.css'

interface KeepInKnowledgeProps {
  uuid: string
  filename: string
  documentUuid: string | null
}

export function KeepInKnowledge({ uuid, filename, documentUuid }: KeepInKnowledgeProps) {
  const { t } = useLingui()
  const [keep, isKeeping] = useKeepInKnowledge()
  const { attempt, failure } = useAttempt(t`Couldn’t keep this file in Knowledge`)
  const handleKeep = () => attempt(async () => (await keep({ variables: { input: { fileId: uuid } } })).keepInKnowledge)

  if (documentUuid !== null) {
    return (
      <p role="status" className={styles.kept}>
        <Icon glyph={BookMarked} />
        <Link href={itemPath('/knowledge', documentUuid)}>
          <Trans>Kept in Knowledge</Trans>
        </Link>
      </p>
    )
  }
  return (
    <>
      <div className={styles.keep}>
        <Button
          icon={BookMarked}
          variant="quiet"
          isPending={isKeeping}
          aria-label={t`Keep ${filename} in Knowledge`}
          onPress={() => void handleKeep()}
        >
          <Trans>Keep in Knowledge</Trans>
        </Button>
      </div>
      {failure && <FormError>{failure}</FormError>}
    </>
  )
}

function useKeepInKnowledge() {
  return useAsyncMutation<KeepInKnowledgeMutation>(graphql`
    mutation KeepInKnowledgeMutation($input: KeepInKnowledgeInput!) {
      keepInKnowledge(input: $input) {
        __typename
        ... on KeepInKnowledgePayload {
          file {
            id
            document {
              uuid
            }
          }
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
}
