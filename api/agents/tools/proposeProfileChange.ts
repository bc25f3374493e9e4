import { z } from 'zod'
import { splitSentences } from '../../platform/text/sentences.ts'
import { profileFields } from './profileFields.ts'
import { defineTool, defineReadTool } from './agentTool.ts'
import { getMessage, type ToolContext } from './context.ts'

const name = 'propose_profile_change'

const inputSchema = z
  .object({
    field: z.enum(profileFields),
    values: z
      .array(z.string().trim().min(1))
      .min(1)
      .max(50)
      .describe('In the user’s own words. One text for display_name, bio and location. For lists, one entry per item to add.'),
  })
  .refine(({ field, values }) => values.length === 1 || isList(field), 'This field has one value')

export const proposeProfileChange = defineTool(name, ({ turn, untrustedContent, profileAccess }: ToolContext) =>
  defineReadTool({
    title: 'Proposed for your profile',
    description: 'Proposes adding what the user said to their profile. Nothing changes until they accept it on their screen.',
    inputSchema,
    run: (input) =>
      turn.once(name, input, async (tx) => {
        const said = splitSentences(getMessage(turn))
        const values = input.values.map((value) => {
          const evidence = findSentence(value, said)
          return { value, evidence, hasUntrustedContent: evidence === null && untrustedContent.isPresent }
        })
        return profileAccess.propose(tx, turn.userId, { source: turn.agentType, field: input.field, values })
      }),
  }),
)

function isList(field: (typeof profileFields)[number]): boolean {
  return field !== 'display_name' && field !== 'bio' && field !== 'location'
}

function findSentence(value: string, said: string[]): string | null {
  return said.find((sentence) => sentence.toLowerCase().includes(value.toLowerCase())) ?? null
}
