import { Button, FormError, IconButton, Link, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { ScheduleCard_task$key } from '../../__generated__/ScheduleCard_task.graphql.ts'
import type { ScheduleCardQuery } from '../../__generated__/ScheduleCardQuery.graphql.ts'
import { ScheduleFields } from './ScheduleFields.tsx'
import { formatWhen, getBrowserTimezone, type Schedule, toSchedule } from './scheduleWords.ts'
import { useConfirmSchedule, useDeleteSchedule } from './useChangeSchedule.ts'
import { toScheduleInput } from './toScheduleInput.ts'
import styles from './Schedule.module.css'

interface ScheduleCardProps {
  uuid: string
  title: string
}

export function ScheduleCard({ uuid, title }: ScheduleCardProps) {
  const { t } = useLingui()
  return (
    <section className={styles.card} aria-label={title}>
      <ErrorBoundary FallbackComponent={Failed}>
        <Suspense fallback={<StatusLine>{t`Loading...`}</StatusLine>}>
          <Content uuid={uuid} title={title} />
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}

function Failed({ resetErrorBoundary }: FallbackProps) {
  return (
    <p role="status" className={styles.note}>
      <Trans>Couldn’t load this proposal.</Trans>{' '}
      <Button variant="quiet" onPress={resetErrorBoundary}>
        <Trans>Retry</Trans>
      </Button>
    </p>
  )
}

function Content({ uuid, title }: ScheduleCardProps) {
  const { viewer } = useLazyLoadQuery<ScheduleCardQuery>(
    graphql`
      query ScheduleCardQuery($uuid: String!) {
        viewer {
          scheduledTask(uuid: $uuid) {
            ...ScheduleCard_task
          }
        }
      }
    `,
    { uuid },
    { fetchPolicy: 'store-and-network' },
  )
  if (viewer?.scheduledTask) return <Card task={viewer.scheduledTask} />
  return (
    <>
      <p className={styles.title}>{title}</p>
      <p role="status" className={styles.note}>
        <Trans>Not scheduled.</Trans>
      </p>
    </>
  )
}

function Card({ task: taskRef }: { task: ScheduleCard_task$key }) {
  const task = useFragment(
    graphql`
      fragment ScheduleCard_task on ScheduledTask {
        id
        kind
        title
        instruction
        status
        ...scheduleWords_task
      }
    `,
    taskRef,
  )
  const { t } = useLingui()
  const [edited, setEdited] = useState<Schedule | null>(null)
  const confirm = useConfirmSchedule()
  const dismiss = useDeleteSchedule()
  const { id, title, instruction, kind, status } = task
  const isEditing = edited !== null && status === 'PROPOSED'
  const isBusy = confirm.isRunning || dismiss.isRunning
  const handleConfirm = () =>
    void confirm.run({ input: { taskId: id, timezone: getBrowserTimezone(), ...(edited && toScheduleInput(edited)) } })
  return (
    <>
      <div className={styles.head}>
        <div>
          <p dir="auto" className={styles.title}>
            {title}
          </p>
          {!isEditing && <p className={styles.note}>{formatWhen(task)}</p>}
        </div>
        {status === 'PROPOSED' && !edited && (
          <IconButton icon={Pencil} label={t`Edit time`} isDisabled={isBusy} onPress={() => setEdited(toSchedule(task))} />
        )}
      </div>
      {kind === 'TASK' && instruction !== title && (
        <p dir="auto" className={styles.instruction}>
          {instruction}
        </p>
      )}
      {status === 'PROPOSED' ? (
        <>
          {edited && <ScheduleFields value={edited} onChange={setEdited} />}
          <FormError>{confirm.failure ?? dismiss.failure}</FormError>
          <div className={styles.actions}>
            <Button
              variant="quiet"
              isDisabled={confirm.isRunning}
              isPending={dismiss.isRunning}
              onPress={() => void dismiss.run({ input: { taskId: id } })}
            >
              <Trans context="proposal">Dismiss</Trans>
            </Button>
            <Button isDisabled={dismiss.isRunning} isPending={confirm.isRunning} onPress={handleConfirm}>
              <Trans>Confirm</Trans>
            </Button>
          </div>
        </>
      ) : (
        <p role="status" className={styles.note}>
          <Outcome status={status} />{' '}
          <Link href="/settings/schedules">
            <Trans>Show schedules</Trans>
          </Link>
        </p>
      )}
    </>
  )
}

function Outcome({ status }: { status: string }) {
  if (status === 'PAUSED') return <Trans>Paused.</Trans>
  if (status === 'DONE') return <Trans>Done.</Trans>
  return <Trans>Scheduled.</Trans>
}
