import { Badge, FormError, IconButton, Link, Menu, MenuItem, MenuSeparator } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, Pause, Pencil, Play, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ScheduleEntry_task$key } from '../../../__generated__/ScheduleEntry_task.graphql.ts'
import { DeleteDialog } from '../../../forms/DeleteDialog.tsx'
import { formatWhen } from '../../../shared/schedules/scheduleWords.ts'
import { useDeleteSchedule, useRunSchedule, useUpdateSchedule } from '../../../shared/schedules/useChangeSchedule.ts'
import styles from '../SettingsScreen.module.css'
import { EditScheduleDialog } from './EditScheduleDialog.tsx'

export function ScheduleEntry({ task: taskRef }: { task: ScheduleEntry_task$key }) {
  const { t } = useLingui()
  const task = useFragment(
    graphql`
      fragment ScheduleEntry_task on ScheduledTask {
        id
        title
        status
        isRunning
        threadUuid
        resultThreadUuid
        ...EditScheduleDialog_task
        ...scheduleWords_task
      }
    `,
    taskRef,
  )
  const { id, title, status, isRunning, resultThreadUuid, threadUuid } = task
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null)
  const update = useUpdateSchedule()
  const run = useRunSchedule()
  const remove = useDeleteSchedule()
  const isPaused = status === 'PAUSED'
  const close = () => setAsking(null)
  const link = resultThreadUuid ?? threadUuid
  return (
    <div className={styles.entry}>
      <div>
        <div className={styles.entryHead}>
          {link ? <Link href={`/chat/${link}`}>{title}</Link> : <span dir="auto">{title}</span>}
          {isPaused && <Badge tone="neutral">{t`Paused`}</Badge>}
          {isRunning && <Badge tone="neutral">{t`Running`}</Badge>}
        </div>
        <p className={styles.note}>{formatWhen(task)}</p>
        <FormError>{update.failure ?? run.failure}</FormError>
      </div>
      <Menu trigger={<IconButton icon={Ellipsis} label={t`More about ${title}`} />}>
        <MenuItem icon={isPaused ? Play : Pause} onAction={() => void update.run({ input: { taskId: id, isPaused: !isPaused } })}>
          {isPaused ? t`Resume` : t`Pause`}
        </MenuItem>
        <MenuItem icon={RotateCw} isDisabled={isRunning} onAction={() => void run.run({ input: { taskId: id } })}>
          {t`Run now`}
        </MenuItem>
        <MenuItem icon={Pencil} onAction={() => setAsking('edit')}>
          {t`Edit`}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} isDangerous onAction={() => setAsking('delete')}>
          {t`Delete`}
        </MenuItem>
      </Menu>
      {asking === 'edit' && <EditScheduleDialog task={task} onClose={close} />}
      {asking === 'delete' && (
        <DeleteDialog title={t`Delete schedule`} action={remove} onDelete={() => remove.run({ input: { taskId: id } })} onClose={close}>
          <Trans>Conversations are kept. This can’t be undone.</Trans>
        </DeleteDialog>
      )}
    </div>
  )
}
