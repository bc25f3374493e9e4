import { tool } from 'ai'
import { z } from 'zod'
import { knownTimezone, localDay, type ToolContext } from './context.ts'

export const currentTime = ({ turn }: ToolContext) =>
  tool({
    title: 'Looked at the clock',
    description: 'The date and time where the user is.',
    inputSchema: z.object({}),
    execute: async () => {
      const timezone = knownTimezone(turn.timezone)
      const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: timezone }).format(turn.now)
      return { date: localDay(turn.now, turn.timezone), time, timezone }
    },
  })
