import { z } from 'zod'
import { harmless } from './agentTool.ts'
import { formatter, knownTimezone, localDay, type ToolContext } from './context.ts'

const inputSchema = z.object({})

export const currentTime = ({ turn }: ToolContext) =>
  harmless({
    title: 'Checked the time',
    description: 'The date and time where the user is.',
    inputSchema,
    run: async () => {
      const timezone = knownTimezone(turn.timezone)
      const time = formatter('en-GB', { timeStyle: 'short', timeZone: timezone }).format(turn.now)
      return { date: localDay(turn.now, turn.timezone), time, timezone }
    },
  })
