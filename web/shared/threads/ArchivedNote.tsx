import { Banner, Button } from '#design-system'
import { Trans } from '@lingui/react/macro'
import styles from './Archived.module.css'
import { useUpdateThread } from './useUpdateThread.ts'

export function ArchivedNote({ threadId }: { threadId: string }) {
  const { update, isPending, failure } = useUpdateThread(threadId)
  return (
    <div className={styles.note}>
      <Banner
        action={
          <Button isPending={isPending} onPress={() => void update({ isArchived: false })}>
            <Trans>Restore</Trans>
          </Button>
        }
      >
        {failure ?? <Trans>This conversation is archived.</Trans>}
      </Banner>
    </div>
  )
}
