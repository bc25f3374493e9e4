import { z } from 'zod'
import { defineTool, defineReadTool } from './agentTool.ts'
import { getFormatter, resolveTimezone, formatLocalDay, type ToolContext } from './context.ts'

const inputSchema = z.object({
  timezone: z
    .string()
    .refine((name) => name === 'UTC' || resolveTimezone(name) !== 'UTC', 'This is no IANA time zone.')
    .optional()
    .describe('An IANA name such as Asia/Tokyo, to ask for the time in another place. Leave it out for where the user is.'),
})

export const currentTime = defineTool('current_time', ({ turn }: ToolContext) =>
  defineReadTool({
    title: 'Checked the time',
    description: 'The date and time where the user is, or in another time zone.',
    inputSchema,
    run: async (input) => {
      const timezone = resolveTimezone(input.timezone ?? turn.timezone)
      const time = getFormatter('en-GB', { timeStyle: 'short', timeZone: timezone }).format(turn.now)
      return { date: formatLocalDay(turn.now, timezone), time, timezone }
    },
  }),
)
