import { z } from 'zod'
import { defineTool, defineReadTool } from './agentTool.ts'
import type { ToolContext } from './context.ts'

const choice = z.string().trim().min(1).max(120)

export const choiceQuestion = z.object({
  question: z.string().trim().min(1).max(500).describe('One question, in the user’s language.'),
  choices: z
    .array(choice)
    .min(2)
    .max(5)
    .refine((choices) => new Set(choices).size === choices.length, 'Choices must differ.')
    .describe('Short answers in the user’s language, without “Other”.'),
  allowsSeveral: z.boolean().default(false).describe('Whether the user may choose several.'),
})
export type ChoiceQuestion = z.output<typeof choiceQuestion>

export const askUser = defineTool('ask_user', (_context: ToolContext) =>
  defineReadTool({
    title: 'Asked',
    description: `Asks the user one question with choices and ends your turn. The user picks a choice or writes their own answer. Use it only if you can’t
continue without the answer. Write nothing after it, and repeat the question nowhere else.`,
    inputSchema: choiceQuestion,
    run: async (input) => input,
  }),
)
