import { findCommand } from './commands.ts'
import { defineChangingTool, defineTool, defineReadTool, noInput } from '../tools/agentTool.ts'
import { getMessage, type ToolContext } from '../tools/context.ts'
import { readProfile } from '../tools/readProfile.ts'
import { measureProgress, question } from './questions.ts'

export const asked = 'Asked'

export const ask = defineTool('ask', (_context: ToolContext) =>
  defineReadTool({
    title: asked,
    description: 'Asks the user one question and waits for the answer. Write nothing after it, and repeat the question nowhere else.',
    inputSchema: question,
    run: async (input) => input,
  }),
)

export const readProfileToAsk = defineTool(readProfile.name, ({ turn, profileAccess }: ToolContext) =>
  defineReadTool({
    title: 'Read your profile',
    description: `Reads the profile, earlier proposals with the user’s decisions, the remaining fields in the order to ask, and the question that the user’s
message answers.`,
    inputSchema: noInput,
    run: async () => {
      const [state, calls] = await Promise.all([profileAccess.read(turn.userId), turn.earlierCalls(ask.name)])
      const asked = calls.flatMap(({ input, position, isWaiting }) => {
        const parsed = question.safeParse(input)
        return parsed.success ? [{ ...parsed.data, position, isWaiting }] : []
      })
      return { ...state, ...measureProgress(state, asked, turn.history.at(-1)?.position ?? 0) }
    },
  }),
)

export const finishOnboarding = defineTool('finish_onboarding', ({ turn, profileAccess }: ToolContext) =>
  defineChangingTool<Record<string, never>>({
    title: 'Finished the onboarding',
    proposalTitle: 'Proposed to finish the onboarding',
    description: 'Finishes the onboarding. Use it only after the user has agreed.',
    inputSchema: noInput,
    // Idempotent, so no call record is needed.
    run: async () => {
      await profileAccess.finishOnboarding(turn.userId)
      return { isOnboarded: true }
    },
    // The page always shows the button.
    propose: async () => ({ isOnboarded: false, how: 'The user can finish the onboarding on its page.' }),
    isRequested: async () => ['yes', 'finish', 'stop'].includes(findCommand(getMessage(turn))?.kind ?? ''),
  }),
)
