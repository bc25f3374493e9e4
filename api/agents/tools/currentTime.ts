import { z } from 'zod'
import { defineTool, defineReadTool } from './agentTool.ts'
import { getFormatter, resolveTimezone, formatLocalDay, type ToolContext } from './context.ts'

const inputSchema = z.object({
  timezone: z
    .string()
    .refine((name) => name === 'UTC' || resolveTimezone(name) !== 'UTC', 'Not an IANA time zone.')
    .optional()
    .describe('IANA name of another place’s time zone, such as Asia/Tokyo. Omit it for the user’s own.'),
})

export const currentTime = defineTool('current_time', ({ turn }: ToolContext) =>
  defineReadTool({
    title: 'Checked the time',
    description: 'Returns the date and time in the user’s or another time zone.',
    inputSchema,
    run: async (input) => {
      const timezone = resolveTimezone(input.timezone ?? turn.timezone)
      const time = getFormatter('en-GB', { timeStyle: 'short', timeZone: timezone }).format(turn.now)
      return { date: formatLocalDay(turn.now, timezone), time, timezone }
    },
  }),
)
