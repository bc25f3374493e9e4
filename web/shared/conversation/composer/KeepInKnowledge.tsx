/* eslint-disable relay/unused-fields -- MessageFiles links to the document. */
import { Button, FormError, Icon, Link } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookMarked } from 'lucide-react'
import { graphql } from 'react-relay'
import type { KeepInKnowledgeMutation } from '../../../__generated__/KeepInKnowledgeMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'
import { getItemPath } from '../../knowledge/itemAddress.ts'
import styles from './MessageFiles.module.css'

interface KeepInKnowledgeProps {
  uuid: string
  filename: string
  documentUuid: string | null
}

export function KeepInKnowledge({ uuid, filename, documentUuid }: KeepInKnowledgeProps) {
  const { t } = useLingui()
  const keep = useAction<KeepInKnowledgeMutation>(
    graphql`
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
    `,
    t`Couldn’t save this file to Knowledge`,
  )

  if (documentUuid !== null) {
    return (
      <p role="status" className={styles.kept}>
        <Icon glyph={BookMarked} />
        <Link href={getItemPath('/knowledge', documentUuid)}>
          <Trans>Saved to Knowledge</Trans>
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
          isPending={keep.isRunning}
          aria-label={t`Save ${filename} to Knowledge`}
          onPress={() => void keep.run({ input: { fileId: uuid } })}
        >
          <Trans>Save to Knowledge</Trans>
        </Button>
      </div>
      {keep.failure && <FormError>{keep.failure}</FormError>}
    </>
  )
}
