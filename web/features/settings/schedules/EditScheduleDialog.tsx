import { FormError, TextArea, TextField } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditScheduleDialog_task$key } from '../../../__generated__/EditScheduleDialog_task.graphql.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { ScheduleFields } from '../../../shared/schedules/ScheduleFields.tsx'
import { getBrowserTimezone, toSchedule } from '../../../shared/schedules/scheduleWords.ts'
import { toScheduleInput } from '../../../shared/schedules/toScheduleInput.ts'
import { useUpdateSchedule } from '../../../shared/schedules/useChangeSchedule.ts'

interface EditScheduleDialogProps {
  task: EditScheduleDialog_task$key
  onClose: () => void
}

export function EditScheduleDialog({ task: taskRef, onClose }: EditScheduleDialogProps) {
  const { t } = useLingui()
  const task = useFragment(
    graphql`
      fragment EditScheduleDialog_task on ScheduledTask {
        id
        kind
        title
        instruction
        ...scheduleWords_task
      }
    `,
    taskRef,
  )
  const [title, setTitle] = useState(task.title)
  const [instruction, setInstruction] = useState(task.instruction)
  const [schedule, setSchedule] = useState(() => toSchedule(task))
  const [isRescheduled, setRescheduled] = useState(false)
  const update = useUpdateSchedule()
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const when = isRescheduled ? { ...toScheduleInput(schedule), timezone: getBrowserTimezone() } : {}
    const texts = task.kind === 'TASK' ? { title, instruction } : { title }
    if (await update.run({ input: { taskId: task.id, ...texts, ...when } })) onClose()
  }
  return (
    <FormDialog
      title={t`Edit schedule`}
      size="small"
      submitLabel={t`Save`}
      isPending={update.isRunning}
      onSubmit={(event) => void handleSubmit(event)}
      onClose={onClose}
    >
      <TextField label={t`Title`} value={title} onChange={setTitle} maxLength={100} />
      {task.kind === 'TASK' && <TextArea label={t`Instruction`} value={instruction} onChange={setInstruction} maxLength={4000} rows={3} />}
      <ScheduleFields
        value={schedule}
        onChange={(next) => {
          setSchedule(next)
          setRescheduled(true)
        }}
      />
      <FormError>{update.failure}</FormError>
    </FormDialog>
  )
}
