import { ViewerType } from '../account/graph.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { toEnumValues } from '../graphql/enumValues.ts'
import { ownNode } from '../graphql/ownNode.ts'
import { defineMutations } from '../graphql/scopes.ts'
import type { ScheduledTaskEvent } from '../liveUpdates/viewerEvents.ts'
import { InputError, NotFoundError } from '../platform/errors.ts'
import { requireUuid } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'
import { scheduledTaskBody } from './bodies.ts'
import type { ScheduledTask } from './scheduledTasks.service.ts'

const { shape } = scheduledTaskBody

const KindEnum = builder.enumType('ScheduledTaskKind', {
  description: 'Kind of a scheduled task.',
  values: toEnumValues({
    reminder: { description: 'Notification to its owner.' },
    task: { description: 'Message to the private assistant.' },
  }),
})

const StatusEnum = builder.enumType('ScheduledTaskStatus', {
  description: 'Status of a scheduled task.',
  values: toEnumValues({
    proposed: { description: 'Waiting for its owner’s confirmation.' },
    active: { description: 'Scheduled for its next run.' },
    paused: { description: 'Paused until its owner resumes it.' },
    done: { description: 'Completed, without a next run.' },
  }),
})

const RecurrenceEnum = builder.enumType('Recurrence', {
  description: 'Frequency of a scheduled task.',
  values: toEnumValues({
    once: { description: 'On one date only.' },
    daily: { description: 'Every day of the week.' },
    weekdays: { description: 'Monday through Friday.' },
    weekly: { description: 'On certain weekdays.' },
    monthly: { description: 'On a day of the month, its last one, or a weekday such as the first Monday.' },
  }),
})

const TaskNode = builder.prismaNode('ScheduledTask', {
  description: 'Reminder or recurring task for the private assistant, visible only to its owner.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    kind: t.expose('kind', { type: KindEnum, description: shape.kind.description }),
    title: t.exposeString('title', { description: shape.title.description }),
    instruction: t.exposeString('instruction', { description: shape.instruction.description }),
    status: t.expose('status', { type: StatusEnum, description: shape.status.description }),
    recurrence: t.expose('recurrence', { type: RecurrenceEnum, description: 'Frequency, at most daily.' }),
    interval: t.exposeInt('interval', { description: shape.interval.description }),
    date: t.exposeString('date', { nullable: true, description: shape.date.description }),
    time: t.exposeString('time', { description: shape.time.description }),
    days: t.exposeIntList('days', { description: shape.days.description }),
    week: t.exposeInt('week', { nullable: true, description: shape.week.description }),
    timezone: t.exposeString('timezone', { description: shape.timezone.description }),
    nextRunAt: t.expose('nextRunAt', { type: 'DateTime', nullable: true, description: shape.next_run_at.description }),
    lastRunAt: t.expose('lastRunAt', { type: 'DateTime', nullable: true, description: shape.last_run_at.description }),
    isRunning: t.exposeBoolean('isRunning', { description: shape.is_running.description }),
    threadUuid: t.exposeString('threadId', { nullable: true, description: shape.thread_id.description }),
    resultThreadUuid: t.exposeString('resultThreadId', { nullable: true, description: shape.result_thread_id.description }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the proposal.' }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  scheduledTasks: t.field({
    type: [TaskNode],
    nullable: true,
    description: 'Active tasks by next run, then paused ones.',
    resolve: (viewer, _args, { services }) => services.scheduledTasks.list(viewer),
  }),
  scheduledTask: t.field({
    type: TaskNode,
    nullable: true,
    description: 'Scheduled task with this UUID, of any status; null if none.',
    args: { uuid: t.arg.string({ required: true, description: 'UUID of the task.' }) },
    resolve: (viewer, { uuid }, { services }) => services.scheduledTasks.find(viewer, uuid),
  }),
}))

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

const scheduleFields = (t: InputFields) => ({
  taskId: t.globalID({ required: true, for: TaskNode, description: 'ID of the task.' }),
  recurrence: t.field({ type: RecurrenceEnum, description: 'Frequency, at most daily.' }),
  interval: t.int({ description: 'Number of days, weeks or months between runs, 1 to 99. Ignored for one-time and weekday tasks.' }),
  date: t.string({
    description:
      'Date as YYYY-MM-DD. Required for one-time tasks. With an interval above 1, the first day; by default that of the next run.',
  }),
  time: t.string({ description: 'Time of day as HH:MM.' }),
  days: t.intList({ description: 'Weekdays 1 (Monday) to 7 if weekly; if monthly, one day of the month, or one weekday with `week`.' }),
  week: t.int({ description: 'Week of the month of a monthly weekday: 1 to 4, or 5 for the last. Null for a day of the month.' }),
  timezone: t.string({ description: 'IANA time zone of date and time.' }),
})

const ConfirmScheduledTaskInput = builder.inputType('ConfirmScheduledTaskInput', {
  description: 'Proposed task to confirm, with the proposed time if omitted.',
  fields: scheduleFields,
})

const UpdateScheduledTaskInput = builder.inputType('UpdateScheduledTaskInput', {
  description: 'Changes of a scheduled task. Omitted fields stay unchanged.',
  fields: (t) => ({
    ...scheduleFields(t),
    title: t.string({ description: 'Title, 1 to 100 characters.' }),
    instruction: t.string({ description: 'Message to the assistant, at most 4,000 characters.' }),
    isPaused: t.boolean({ description: 'True to pause, false to resume.' }),
  }),
})

const defineIdInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ taskId: t.globalID({ required: true, for: TaskNode, description: 'ID of the task.' }) }),
  })
const RunScheduledTaskInput = defineIdInput('RunScheduledTaskInput', 'Scheduled task to run now.')
const DeleteScheduledTaskInput = defineIdInput('DeleteScheduledTaskInput', 'Scheduled task to delete or dismiss.')

interface Changed {
  task: ScheduledTask
  viewer: Viewer
}

const defineChangedPayload = (name: string, description: string) =>
  builder.objectRef<Changed>(name).implement({
    description,
    fields: (t) => ({
      task: t.field({ type: TaskNode, description: 'Task after the change.', resolve: ({ task }) => task }),
      viewer: t.field({ type: ViewerType, description: 'For refetching scheduled tasks.', resolve: ({ viewer }) => viewer }),
    }),
  })
const ConfirmScheduledTaskPayload = defineChangedPayload('ConfirmScheduledTaskPayload', 'The task is active.')
const UpdateScheduledTaskPayload = defineChangedPayload('UpdateScheduledTaskPayload', 'The task is changed.')
const RunScheduledTaskPayload = defineChangedPayload('RunScheduledTaskPayload', 'The task runs within seconds.')

const DeleteScheduledTaskPayload = builder.objectRef<{ id: string; viewer: Viewer }>('DeleteScheduledTaskPayload').implement({
  description: 'The task is deleted. Conversations with results stay.',
  fields: (t) => ({
    deletedTaskId: t.globalID({ description: 'ID of the deleted task.', resolve: ({ id }) => ({ type: 'ScheduledTask', id }) }),
    viewer: t.field({ type: ViewerType, description: 'For refetching scheduled tasks.', resolve: ({ viewer }) => viewer }),
  }),
})

interface ScheduleArgs {
  recurrence?: ScheduledTask['recurrence'] | null
  interval?: number | null
  date?: string | null
  time?: string | null
  days?: number[] | null
  week?: number | null
  timezone?: string | null
}

const toChanges = ({ recurrence, interval, date, time, days, week, timezone }: ScheduleArgs) => ({
  recurrence: recurrence ?? undefined,
  interval: interval ?? undefined,
  date: date ?? undefined,
  time: time ?? undefined,
  days: days ?? undefined,
  week,
  timezone: timezone ?? undefined,
})

defineMutations('chat', (t) => ({
  confirmScheduledTask: t.withAuth({ signedIn: true }).field({
    type: ConfirmScheduledTaskPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Schedules a proposed task. Repeating it returns the same task.',
    args: { input: t.arg({ type: ConfirmScheduledTaskInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      task: await services.scheduledTasks.confirm(viewer, { id: requireUuid(input.taskId.id), ...toChanges(input) }),
      viewer,
    }),
  }),
  updateScheduledTask: t.withAuth({ signedIn: true }).field({
    type: UpdateScheduledTaskPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Changes, pauses or resumes a scheduled task.',
    args: { input: t.arg({ type: UpdateScheduledTaskInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      task: await services.scheduledTasks.update(viewer, {
        id: requireUuid(input.taskId.id),
        title: input.title ?? undefined,
        instruction: input.instruction ?? undefined,
        isPaused: input.isPaused ?? undefined,
        ...toChanges(input),
      }),
      viewer,
    }),
  }),
  runScheduledTask: t.withAuth({ signedIn: true }).field({
    type: RunScheduledTaskPayload,
    errors: { types: [NotFoundError] },
    description: 'Runs a scheduled task in addition to its schedule.',
    args: { input: t.arg({ type: RunScheduledTaskInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      task: await services.scheduledTasks.runNow(viewer, { id: requireUuid(input.taskId.id) }),
      viewer,
    }),
  }),
  deleteScheduledTask: t.withAuth({ signedIn: true }).field({
    type: DeleteScheduledTaskPayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes a scheduled task or dismisses a proposed one.',
    args: { input: t.arg({ type: DeleteScheduledTaskInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.taskId.id)
      await services.scheduledTasks.remove(viewer, { id })
      return { id, viewer }
    },
  }),
}))

export const ScheduledTaskChanged = builder.objectRef<ScheduledTaskEvent>('ScheduledTaskChanged').implement({
  description: 'A scheduled task changed or was deleted.',
  fields: (t) => ({
    taskId: t.globalID({ description: 'ID of the task.', resolve: ({ taskId }) => ({ type: 'ScheduledTask', id: taskId }) }),
    task: t.field({ type: TaskNode, nullable: true, description: 'Updated task; null once deleted.', resolve: ({ task }) => task }),
  }),
})
