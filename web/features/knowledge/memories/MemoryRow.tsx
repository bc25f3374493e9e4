import { Button, Link, ToolbarControls } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MemoryRow_memory$key } from '../../../__generated__/MemoryRow_memory.graphql.ts'
import { getMessagePath } from '../../../shared/threads/messagePath.ts'
import { EditMemoryDialog } from './EditMemoryDialog.tsx'
import { ForgetMemoryDialog } from './ForgetMemoryDialog.tsx'
import { MergeMemoryDialog } from './MergeMemoryDialog.tsx'
import styles from './Memories.module.css'

interface MemoryRowProps {
  memory: MemoryRow_memory$key
  others: readonly { readonly id: string; readonly content: string }[]
  onChanged?: () => void
}

export function MemoryRow({ memory, others, onChanged }: MemoryRowProps) {
  const { t, i18n } = useLingui()
  const { id, content, createdAt, lastUsedAt, isNoticed, earlier, threadUuid, position, projectUuid, project, neverSentTo } = useFragment(
    graphql`
      fragment MemoryRow_memory on Memory {
        id
        content
        createdAt
        lastUsedAt
        isNoticed
        earlier {
          uuid
          content
        }
        threadUuid
        position
        projectUuid
        project {
          id
          name
        }
        neverSentTo
      }
    `,
    memory,
  )
  const [open, setOpen] = useState<'edit' | 'merge' | 'forget' | null>(null)
  const close = () => setOpen(null)
  const date = i18n.date(createdAt, { dateStyle: 'medium' })
  const source = isNoticed ? t`Learned from your conversation on ${date}` : threadUuid ? t`You said this on ${date}` : t`Added on ${date}`
  const models = neverSentTo.join(', ')
  const projectName = project?.name
  const used = lastUsedAt && i18n.date(lastUsedAt, { dateStyle: 'medium' })
  return (
    <article className={styles.row}>
      <p dir="auto" className={styles.words}>
        {content}
      </p>
      {earlier.map((one) => (
        <p key={one.uuid} dir="auto" className={styles.earlier}>
          <Trans>
            Replaces: <del>{one.content}</del>
          </Trans>
        </p>
      ))}
      <div className={styles.facts}>
        {threadUuid && position !== null && position !== undefined ? (
          <Link href={getMessagePath(threadUuid, position)}>{source}</Link>
        ) : (
          <span>{source}</span>
        )}
        {used && <span>{t`Last used on ${used}`}</span>}
        {projectUuid && <span>{projectName === undefined ? t`Unused: project deleted` : t`Only in ${projectName}`}</span>}
        {models && <span>{t`Never sent to ${models}`}</span>}
        <ToolbarControls label={t`Actions`} className={styles.actions}>
          <Button variant="quiet" onPress={() => setOpen('edit')} aria-label={t`Edit: ${content}`}>
            <Trans>Edit</Trans>
          </Button>
          {others.length > 0 && (
            <Button variant="quiet" onPress={() => setOpen('merge')} aria-label={t`Merge: ${content}`}>
              <Trans>Merge</Trans>
            </Button>
          )}
          <Button variant="quiet" onPress={() => setOpen('forget')} aria-label={t`Forget: ${content}`}>
            <Trans>Forget</Trans>
          </Button>
        </ToolbarControls>
      </div>
      {open === 'edit' && (
        <EditMemoryDialog memory={{ id, content, projectUuid, project, neverSentTo }} onChanged={onChanged} onClose={close} />
      )}
      {open === 'merge' && <MergeMemoryDialog memory={{ id, content }} others={others} onChanged={onChanged} onClose={close} />}
      {open === 'forget' && <ForgetMemoryDialog memory={{ id, content, earlier }} onChanged={onChanged} onClose={close} />}
    </article>
  )
}
