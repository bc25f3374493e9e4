import { Button, FormError, Prose, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Approval_entry$key } from '../../../__generated__/Approval_entry.graphql.ts'
import { lazyNamed } from '../../../lib/lazyNamed.ts'
import styles from './Inbox.module.css'
import { useDecision } from './useDecision.ts'

const Markdown = lazyNamed(() => import('../../../shared/markdown/Markdown.tsx'), 'Markdown')

interface ApprovalProps {
  entry: Approval_entry$key
  buttons: ReactNode
}

export function Approval({ entry, buttons }: ApprovalProps) {
  const { t } = useLingui()
  const { id, proposedAnswer } = useFragment(
    graphql`
      fragment Approval_entry on InboxEntry {
        id
        proposedAnswer
      }
    `,
    entry,
  )
  const proposed = proposedAnswer ?? ''
  const [edited, setEdited] = useState<string | null>(null)
  const { approve, reject, isDeciding, failure } = useDecision(id)

  return (
    <>
      {edited === null ? (
        <div className={styles.reply}>
          <p className={styles.note}>
            <Trans>Proposed answer</Trans>
          </p>
          <Prose>
            <Suspense fallback={withoutCitations(proposed)}>
              <Markdown text={withoutCitations(proposed)} />
            </Suspense>
          </Prose>
        </div>
      ) : (
        <TextArea label={t`Answer`} value={edited} onChange={setEdited} rows={5} autoFocus />
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          isPending={isDeciding}
          isDisabled={edited?.trim() === ''}
          onPress={() => void approve(edited === proposed ? null : edited)}
        >
          {edited === null ? <Trans>Approve</Trans> : <Trans>Approve edited answer</Trans>}
        </Button>
        {edited === null ? (
          <>
            <Button onPress={() => setEdited(proposed)}>
              <Trans>Edit</Trans>
            </Button>
            <Button isDisabled={isDeciding} onPress={() => void reject()}>
              <Trans>Reject</Trans>
            </Button>
            {buttons}
          </>
        ) : (
          <Button variant="quiet" onPress={() => setEdited(null)}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
      <FormError>{failure}</FormError>
    </>
  )
}

function withoutCitations(text: string): string {
  return text.replaceAll(/ ?(?<!\\)\[\d{1,9}\]/g, '')
}
