import { z } from '@hono/zod-openapi'
import { createBodyMapper } from '../platform/text/bodyMapper.ts'
import { kinds, recurrences } from './validation.ts'

export const scheduledTaskBody = z
  .object({
    id: z.uuid(),
    kind: z.enum(kinds).meta({ description: 'Reminder, or task for the private assistant.' }),
    title: z.string().meta({ description: 'Title, 1 to 100 characters.' }),
    instruction: z.string().meta({ description: 'Message to the assistant, or text of the reminder.' }),
    status: z.enum(['proposed', 'active', 'paused', 'done']).meta({ description: 'Proposed tasks wait for confirmation.' }),
    recurrence: z.enum(recurrences),
    interval: z.int().meta({ description: 'Number of days, weeks or months between runs, 1 to 99.', example: 1 }),
    date: z
      .string()
      .nullable()
      .meta({ description: 'Date of a one-time task, or first day of an interval above 1, as YYYY-MM-DD; null otherwise.' }),
    time: z.string().meta({ description: 'Time of day as HH:MM.', example: '09:00' }),
    days: z.array(z.int()).meta({
      description: 'Weekdays 1 (Monday) to 7 if weekly; if monthly, the day of the month, or the weekday of `week`.',
      example: [1],
    }),
    week: z.int().nullable().meta({ description: 'Week of the month of a monthly weekday: 1 to 4, or 5 for the last; null otherwise.' }),
    timezone: z.string().meta({ description: 'IANA time zone of date and time.', example: 'Europe/Berlin' }),
    next_run_at: z.iso.datetime().nullable().meta({ description: 'Next regular run; null if none.' }),
    last_run_at: z.iso.datetime().nullable().meta({ description: 'Last run; null if none.' }),
    is_running: z.boolean().meta({ description: 'Whether its answer is in progress.' }),
    thread_id: z.uuid().nullable().meta({ description: 'Conversation that proposed it; null if deleted.' }),
    result_thread_id: z.uuid().nullable().meta({ description: 'Conversation with results; null if none.' }),
    created_at: z.iso.datetime(),
  })
  .openapi('ScheduledTask')

export const showScheduledTask = createBodyMapper(scheduledTaskBody)
