import { defineTool, harmless, noInput } from './agentTool.ts'
import type { ToolContext } from './context.ts'

export const readProfile = defineTool('read_profile', ({ turn, profileAccess }: ToolContext) =>
  harmless({
    title: 'Read your profile',
    description: 'What the profile says, what was proposed for it, and what the user decided.',
    inputSchema: noInput,
    run: () => profileAccess.read(turn.userId),
  }),
)
