import { z } from 'zod'
import { sentencesOf } from '../../platform/text/sentences.ts'
import { commandIn } from '../../responder/profileAnswers.ts'
import { changing, harmless } from '../tools/agentTool.ts'
import { messageOf, type ToolContext } from '../tools/context.ts'
import { profileFields } from './desk.ts'
import { progressOf, question } from './questions.ts'

/** Its call ends an answer: the question becomes the last paragraph, and the answer waits for the person. */
export const ask = (_context: ToolContext) =>
  harmless({
    title: 'Asked',
    description: 'Asks the user one question and waits for their answer. Write nothing after it, and the question nowhere else.',
    inputSchema: question,
    run: async (input) => input,
  })

export const readProfile = ({ turn, profileDesk }: ToolContext) =>
  harmless({
    title: 'Read your profile',
    description: 'What the profile says, what was proposed for it, and what the user decided.',
    inputSchema: z.object({}),
    run: () => profileDesk.read(turn.userId),
  })

/** The same for whoever leads through it. */
export const readProfileToAsk = ({ turn, profileDesk }: ToolContext) =>
  harmless({
    title: 'Read your profile',
    description: `What the profile says, what was proposed and what the user decided, what is still to be asked for in which order, and the question
that their message replies to.`,
    inputSchema: z.object({}),
    run: async () => {
      const [state, calls] = await Promise.all([profileDesk.read(turn.userId), turn.earlierCalls('ask')])
      const asked = calls.flatMap(({ input, position }) => {
        const parsed = question.safeParse(input)
        return parsed.success ? [{ ...parsed.data, position }] : []
      })
      return { ...state, ...progressOf(state, asked, turn.history.at(-1)?.position ?? 0) }
    },
  })

const change = z.object({
  field: z.enum(profileFields),
  values: z
    .array(z.string().trim().min(1))
    .min(1)
    .max(50)
    .describe('In the user’s own words. One text for display_name, bio and location; for a list, what to add to it, an entry each.'),
})

export const proposeProfileChange = ({ turn, foreignWords, profileDesk }: ToolContext) =>
  harmless({
    title: 'Proposed for your profile',
    description: 'Proposes to put into the profile what the user said. Nothing changes until they accept it on their screen.',
    inputSchema: change.refine(({ field, values }) => values.length === 1 || isList(field), 'This field has one value'),
    run: (input) =>
      turn.once('propose_profile_change', input, async (tx) => {
        const said = sentencesOf(messageOf(turn))
        const values = input.values.map((value) => {
          const evidence = sentenceWith(value, said)
          return { value, evidence, hasForeignWords: evidence === null && foreignWords.areThere }
        })
        return profileDesk.propose(tx, turn.userId, { source: turn.agentType, field: input.field, values })
      }),
  })

export const finishOnboarding = ({ turn, profileDesk }: ToolContext) =>
  changing<Record<string, never>>({
    title: 'Finished the onboarding',
    proposalTitle: 'Proposed to finish the onboarding',
    description: 'Ends the onboarding. Only once the user has said that they want that.',
    inputSchema: z.object({}),
    // Done twice it is the same, so that no record of it is needed.
    run: async () => {
      await profileDesk.finishOnboarding(turn.userId)
      return { isOnboarded: true }
    },
    // The screen has the button at any time.
    propose: async () => ({ isOnboarded: false, how: 'The user ends the onboarding with the button Finish on their screen.' }),
    isAskedFor: async () => ['yes', 'finish', 'stop'].includes(commandIn(messageOf(turn))?.kind ?? ''),
  })

function isList(field: (typeof profileFields)[number]): boolean {
  return field !== 'display_name' && field !== 'bio' && field !== 'location'
}

function sentenceWith(value: string, said: string[]): string | null {
  return said.find((sentence) => sentence.toLowerCase().includes(value.toLowerCase())) ?? null
}
