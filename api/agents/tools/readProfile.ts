import { defineTool, defineReadTool, noInput } from './agentTool.ts'
import type { ToolContext } from './context.ts'

export const readProfile = defineTool('read_profile', ({ turn, profileAccess }: ToolContext) =>
  defineReadTool({
    title: 'Read your profile',
    description: 'Reads the profile and earlier proposals with the user’s decisions.',
    inputSchema: noInput,
    run: () => profileAccess.read(turn.userId),
  }),
)
