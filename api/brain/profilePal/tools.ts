import { tool } from 'ai'
import { z } from 'zod'
import { sentencesOf } from '../../platform/sentences.ts'
import type { PrivateTurn } from '../agent.ts'
import { withoutAttachments } from '../attachments.ts'
import type { ToolContext } from '../tools/context.ts'
import { profileFields } from './desk.ts'
import { progressOf, question } from './questions.ts'

/** Its call ends an answer: the question becomes the last paragraph, and the answer waits for the person. */
export const ask = (_context: ToolContext) =>
  tool({
    title: 'Asked',
    description: 'Asks the user one question and waits for their answer. Write nothing after it, and the question nowhere else.',
    inputSchema: question,
    execute: async (input) => input,
  })

export const readProfile = ({ turn, profileDesk }: ToolContext) =>
  tool({
    title: 'Read your profile',
    description: 'What the profile says, what was proposed for it, and what the user decided.',
    inputSchema: z.object({}),
    execute: () => profileDesk.read(turn.userId),
  })

/** The same for whoever leads through it. */
export const readProfileToAsk = ({ turn, profileDesk }: ToolContext) =>
  tool({
    title: 'Read your profile',
    description: `What the profile says, what was proposed and what the user decided, what is still to be asked for in which order, and the question
that their message replies to.`,
    inputSchema: z.object({}),
    execute: async () => {
      const [state, calls] = await Promise.all([profileDesk.read(turn.userId), turn.earlierCalls('ask')])
      const asked = calls.flatMap(({ input, position }) => {
        const parsed = question.safeParse(input)
        return parsed.success ? [{ ...parsed.data, position }] : []
      })
      return { ...state, ...progressOf(state, asked, lastMessage(turn).position) }
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

export const proposeProfileChange = ({ turn, profileDesk }: ToolContext) =>
  tool({
    title: 'Proposed for your profile',
    description: 'Proposes to put into the profile what the user said. Nothing changes until they accept it on their screen.',
    inputSchema: change.refine(({ field, values }) => values.length === 1 || isList(field), 'This field has one value'),
    execute: (input) =>
      turn.once('propose_profile_change', input, async (tx) => {
        const said = sentencesOf(withoutAttachments(lastMessage(turn).text))
        const values = input.values.map((value) => ({ value, evidence: sentenceWith(value, said) }))
        return profileDesk.propose(tx, turn.userId, { source: turn.agentType, field: input.field, values })
      }),
  })

export const finishOnboarding = ({ turn, profileDesk }: ToolContext) =>
  tool({
    title: 'Finished the onboarding',
    description: 'Ends the onboarding. Only once the user has said that they want that.',
    inputSchema: z.object({}),
    // Done twice it is the same, so that no record of it is needed.
    execute: async () => {
      await profileDesk.finishOnboarding(turn.userId)
      return { isOnboarded: true }
    },
  })

function isList(field: (typeof profileFields)[number]): boolean {
  return field !== 'display_name' && field !== 'bio' && field !== 'location'
}

function sentenceWith(value: string, said: string[]): string | null {
  return said.find((sentence) => sentence.toLowerCase().includes(value.toLowerCase())) ?? null
}

function lastMessage({ history }: PrivateTurn) {
  const last = history.at(-1)
  if (!last) throw new Error('There is no message to answer.')
  return last
}
