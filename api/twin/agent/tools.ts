import { z } from 'zod'
import type { TwinTurn } from '../../agents/agent.ts'
import { defineTool, defineReadTool, noInput } from '../../agents/tools/agentTool.ts'
import type { TwinKnowledge } from './twinKnowledge.ts'
import { pickPassages } from './publicPassages.ts'
import type { ReceiptDraft } from './receiptDraft.ts'
import type { Sources } from '../../agents/sources.ts'

export interface TwinToolContext {
  turn: TwinTurn
  twinKnowledge: TwinKnowledge
  sources: Pick<Sources, 'getNumber'>
  message: string
  receipt: ReceiptDraft
}

const search = z.object({ query: z.string().max(400).describe('A few words that the passage would contain. Empty for an overview.') })
const messageInput = z.object({ message: z.string().trim().min(1).max(2000).describe('In the visitor’s own words.') })

export const searchPublicKnowledge = defineTool(
  'search_public_knowledge',
  ({ turn, twinKnowledge, sources, message, receipt }: TwinToolContext) =>
    defineReadTool({
      title: 'Searched public content',
      description: 'Finds what the person made public: profile, notes, stories and documents. Search before you say anything about them.',
      inputSchema: search,
      run: async ({ query }) => {
        const found = await twinKnowledge.findPassages(turn, query, message)
        receipt.addFound(found)
        return {
          passages: pickPassages(query, found).map((passage) => {
            const { kind, title, text, isCorrection } = passage
            const number = sources.getNumber(passage)
            receipt.addAdmitted({ ...passage, number })
            return { number, kind, title, text, ...(isCorrection && { answersQuestion: true }) }
          }),
        }
      },
    }),
)

export const leaveMessageForOwner = defineTool('leave_message_for_owner', ({ turn }: TwinToolContext) =>
  defineReadTool({
    title: 'Passed on a message',
    description:
      'Passes on a message from the visitor to the person. Use it only if the visitor asked for it and said what the message should say. It carries the visitor’s username only if their own profile is public: `signedAs` is that username or null. Tell the visitor which.',
    inputSchema: messageInput,
    run: async ({ message: text }) => {
      if (turn.isOwnTwin) return { isDelivered: false, reason: 'The user is the person, testing their own twin.' }
      const left = await turn.leaveMessage(text)
      if (left) return { isDelivered: true, signedAs: left.signedAs }
      return { isDelivered: false, isTooMany: true, reason: 'Message limit reached. The visitor can try again tomorrow.' }
    },
  }),
)

/** The run engine shows the answer to the owner instead. */
export const holdForApproval = defineTool('hold_for_approval', () =>
  defineReadTool({
    title: 'Requested approval',
    description: 'Shows the answer to the person for approval before the visitor sees it. Use it, then answer as usual.',
    inputSchema: noInput,
    run: async () => ({ isHeld: true }),
  }),
)

export const noteUnanswered = defineTool('note_unanswered', () =>
  defineReadTool({
    title: 'Recorded an unanswered question',
    description:
      'Records for the person that public content has no answer to the visitor’s question about them. Use it before you say that you don’t know.',
    inputSchema: noInput,
    run: async () => ({ isNoted: true }),
  }),
)
