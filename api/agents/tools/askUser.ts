import { z } from 'zod'
import { defineTool, defineReadTool } from './agentTool.ts'
import type { ToolContext } from './context.ts'

const choice = z.string().trim().min(1).max(120)

export const choiceQuestion = z.object({
  question: z.string().trim().min(1).max(500).describe('One question, in the language of the user.'),
  choices: z
    .array(choice)
    .min(2)
    .max(5)
    .refine((choices) => new Set(choices).size === choices.length, 'Choices must differ.')
    .describe('Short answers in the language of the user, without “Other”.'),
  allowsSeveral: z.boolean().default(false).describe('Whether the user may choose several.'),
})
export type ChoiceQuestion = z.output<typeof choiceQuestion>

export const askUser = defineTool('ask_user', (_context: ToolContext) =>
  defineReadTool({
    title: 'Asked',
    description: `Asks the user one question with choices and ends your turn. The user chooses or writes something else. Only if you cannot continue
without the answer. Write nothing after it, and the question nowhere else.`,
    inputSchema: choiceQuestion,
    run: async (input) => input,
  }),
)
