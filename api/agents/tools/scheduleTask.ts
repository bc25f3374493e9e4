import { z } from 'zod'
import { toLocal } from '../../scheduledTasks/recurrence.ts'
import { kinds, lastWeek, maxInstructionLength, maxInterval, maxTitleLength, recurrences } from '../../scheduledTasks/validation.ts'
import { defineTool, defineReadTool } from './agentTool.ts'
import { resolveTimezone, type ToolContext } from './context.ts'

const mostMinutes = 366 * 24 * 60

const inputSchema = z.object({
  kind: z.enum(kinds).describe('A reminder notifies the user. A task sends the instruction to you and notifies the user of your answer.'),
  title: z.string().trim().min(1).max(maxTitleLength).describe('A few words in the user’s language, without the time.'),
  instruction: z
    .string()
    .trim()
    .max(maxInstructionLength)
    .optional()
    .describe('For a task: what to do, understandable without this conversation.'),
  recurrence: z.enum(recurrences).default('once'),
  interval: z.int().min(1).max(maxInterval).default(1).describe('Days, weeks or months between runs, such as 2 for every other one.'),
  date: z.iso.date().optional().describe('In the user’s time zone. Only for once, or as the first day if interval is above 1.'),
  time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .default('09:00')
    .describe('HH:MM in the user’s time zone.'),
  days: z
    .array(z.int())
    .max(7)
    .optional()
    .describe('Weekly: 1 (Monday) to 7 (Sunday). Monthly: one day of the month (31 for the last), or one weekday if week is given.'),
  week: z.int().min(1).max(lastWeek).optional().describe('Monthly on a weekday: 1 to 4, or 5 for the last, as in “first Monday”.'),
  inMinutes: z.int().min(1).max(mostMinutes).optional().describe('Instead of date and time, as in “in ten minutes”.'),
})

const name = 'schedule_task'

export const scheduleTask = defineTool(name, ({ turn, scheduledTasks }: ToolContext) =>
  defineReadTool({
    title: 'Proposed a schedule',
    description: `Proposes a reminder or a recurring task. The user confirms it on a card that shows the time, so briefly
say that nothing is scheduled yet. Schedules repeat at most daily: say so if the user asks for more.`,
    inputSchema,
    run: async (input) => {
      const { userId, threadId, now } = turn
      const timezone = resolveTimezone(turn.timezone)
      const { inMinutes, instruction, date = null, days = [], week = null, ...given } = input
      const instant = inMinutes === undefined ? null : new Date(now.getTime() + inMinutes * 60_000)
      const when = instant ? { recurrence: 'once' as const, ...toLocal(instant, timezone) } : { date }
      const proposal = { ...given, instruction: instruction || input.title, days, week, ...when, timezone, threadId, instant }
      return turn.once(name, input, async (tx) => {
        const task = await scheduledTasks.propose(tx, { userId }, proposal, now)
        if (!task) return { refused: true, because: 'This time has passed. Ask the user for a later one.' }
        const { id, recurrence, interval, time } = task
        return {
          proposed: true,
          scheduledTaskId: id,
          title: task.title,
          recurrence,
          interval,
          date: task.date,
          time,
          days: task.days,
          week: task.week,
        }
      })
    },
  }),
)
