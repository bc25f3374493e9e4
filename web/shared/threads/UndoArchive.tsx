import { Button, keepFocusOnRemoval, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './Archived.module.css'
import { useUpdateThread } from './useUpdateThread.ts'

export interface ArchivedThread {
  readonly id: string
  readonly wasPinned: boolean
}

/** Lists keep the archived thread until the next navigation. */
export function useJustArchived() {
  const { key } = useLocation()
  const [last, setLast] = useState<{ thread: ArchivedThread; key: string } | null>(null)
  const setJustArchived = (thread: ArchivedThread) => setLast({ thread, key })
  return [last?.key === key ? last.thread : null, setJustArchived] as const
}

export function UndoArchive({ id, wasPinned, onUndone }: ArchivedThread & { onUndone?: () => void }) {
  const { t } = useLingui()
  const { update, isPending, failure } = useUpdateThread(id)
  const undo = async () => {
    if (await update(wasPinned ? { isPinned: true } : { isArchived: false })) onUndone?.()
  }
  return (
    <div ref={keepFocusOnRemoval} className={styles.undo}>
      <StatusLine>{failure ?? t`Archived`}</StatusLine>
      <Button variant="quiet" autoFocus isPending={isPending} onPress={() => void undo()}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}
