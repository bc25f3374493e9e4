import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, deletedBody, describeJson, describeError } from '../rest/bodies.ts'
import { idParam } from '../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { scheduledTaskBody, showScheduledTask } from './bodies.ts'
import { recurrences } from './validation.ts'

const scheduleChange = {
  recurrence: z.enum(recurrences).optional().openapi({ description: 'How often it runs, at most daily.', example: 'weekly' }),
  interval: z.int().optional().openapi({
    description: 'Number of days, weeks or months between runs. Ignored for one-time and weekday tasks.',
    minimum: 1,
    maximum: 99,
    example: 2,
  }),
  date: z.string().nullish().openapi({
    description:
      'Date as YYYY-MM-DD. Required for one-time tasks. With an interval above 1, the first day; by default that of the next run.',
    example: '2027-03-01',
  }),
  time: z.string().optional().openapi({ description: 'Time of day as HH:MM.', example: '09:00' }),
  days: z
    .array(z.int().openapi({ minimum: 1, maximum: 31 }))
    .max(7)
    .optional()
    .openapi({
      description: 'Weekdays 1 (Monday) to 7 if weekly; if monthly, one day of the month, or one weekday with `week`.',
      example: [1],
    }),
  week: z.int().nullish().openapi({
    description: 'Week of the month of a monthly weekday: 1 to 4, or 5 for the last. Null for a day of the month.',
    minimum: 1,
    maximum: 5,
    example: null,
  }),
  timezone: z.string().optional().openapi({ description: 'IANA time zone of date and time.', example: 'Europe/Berlin' }),
}

const confirmationBody = z.object(scheduleChange).openapi('ScheduledTaskConfirmation')
const changeBody = z
  .object({
    title: z.string().optional().openapi({ description: 'Title, 1 to 100 characters.', example: 'Weekly summary' }),
    instruction: z
      .string()
      .optional()
      .openapi({ description: 'Message to the assistant, at most 4,000 characters.', example: 'Summarize my notes.' }),
    is_paused: z.boolean().optional().openapi({ description: 'True to pause, false to resume.', example: true }),
    ...scheduleChange,
  })
  .openapi('ScheduledTaskChange')

export function registerScheduledTaskRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')
  const one = { params: z.object({ id: idParam }) }
  const noSuchTask = { 404: describeError('`no_such_scheduled_task`: it does not exist, or its status does not allow this.') }

  route('get', '/scheduled-tasks', 'scheduledTasks', {
    summary: 'List scheduled tasks',
    description: 'Active ones by next run, then paused ones; at most 50.',
    responses: {
      200: answer('Scheduled tasks.', z.object({ scheduled_tasks: z.array(scheduledTaskBody) }).openapi('ScheduledTaskList')),
    },
    handle: async (c) => {
      const tasks = await c.get('services').scheduledTasks.list(requireViewer(c))
      return c.json({ scheduled_tasks: tasks.map(showScheduledTask) }, 200)
    },
  })

  route('get', '/scheduled-tasks/{id}', 'scheduledTasks', {
    summary: 'Get a scheduled task',
    description: 'Also proposed and done ones, for 30 days.',
    request: one,
    responses: { 200: answer('Scheduled task.', scheduledTaskBody) },
    handle: async (c) => c.json(showScheduledTask(await c.get('services').scheduledTasks.get(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('post', '/scheduled-tasks/{id}/confirm', 'saveScheduledTask', {
    summary: 'Confirm a proposed task',
    description: 'Schedules it, with the proposed time if omitted. Repeating it returns the same task.',
    request: { ...one, body: describeJson(confirmationBody) },
    responses: { 200: answer('Active task.', scheduledTaskBody), ...noSuchTask },
    handle: async (c) => {
      const { date, ...rest } = c.req.valid('json')
      const input = { ...c.req.valid('param'), ...rest, ...(date !== undefined && { date }) }
      return c.json(showScheduledTask(await c.get('services').scheduledTasks.confirm(requireViewer(c), input)), 200)
    },
  })

  route('patch', '/scheduled-tasks/{id}', 'saveScheduledTask', {
    summary: 'Change a scheduled task',
    description: 'Omitted fields stay unchanged. A resumed task runs at its next time.',
    request: { ...one, body: describeJson(changeBody) },
    responses: { 200: answer('Changed task.', scheduledTaskBody), ...noSuchTask },
    handle: async (c) => {
      const { date, is_paused: isPaused, ...rest } = c.req.valid('json')
      const input = { ...c.req.valid('param'), ...rest, isPaused, ...(date !== undefined && { date }) }
      return c.json(showScheduledTask(await c.get('services').scheduledTasks.update(requireViewer(c), input)), 200)
    },
  })

  route('post', '/scheduled-tasks/{id}/run', 'saveScheduledTask', {
    summary: 'Run a scheduled task now',
    description: 'In addition to its schedule, also while paused. Has no effect while it runs.',
    request: one,
    responses: { 200: answer('Task, which runs within seconds.', scheduledTaskBody), ...noSuchTask },
    handle: async (c) =>
      c.json(showScheduledTask(await c.get('services').scheduledTasks.runNow(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('delete', '/scheduled-tasks/{id}', 'deleteScheduledTask', {
    summary: 'Delete a scheduled task',
    description: 'Dismisses a proposed one. Conversations with results stay.',
    request: one,
    responses: { 200: answer('The task is deleted.', deletedBody) },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').scheduledTasks.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })
}
