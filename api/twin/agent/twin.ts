import type { TwinTurn } from '../../agents/agent.ts'
import type { Assignment, Refusal } from '../../agents/assignment.ts'
import { type PublicServices, definePublicAgent } from '../../agents/definition.ts'
import { dataRule } from '../../models/prompt/quoted.ts'
import { makeTools } from '../../agents/tools/agentTool.ts'
import { UntrustedContent } from '../../agents/tools/untrustedContent.ts'
import type { TwinContext } from './twinKnowledge.ts'
import { Sources } from '../../agents/sources.ts'
import { describeCharacter } from './characterInstructions.ts'
import { ReceiptDraft } from './receiptDraft.ts'
import { holdForApproval, leaveMessageForOwner, noteUnanswered, searchPublicKnowledge } from './tools.ts'
import { isUnanswered } from './unanswered.ts'

export const twin = definePublicAgent({
  description: 'Answers from its owner’s public content.',
  label: 'Twin',
  threads: {
    self_twin_chat: {
      description: 'Owner’s test of their twin.',
      answeredBy: () => 'the user’s own twin',
      untrustedMessages: 'none',
    },
    public_twin_chat: {
      description: 'Conversation with another user’s public twin.',
      answeredBy: (twinOf: string | null) => `the twin of @${twinOf}`,
      untrustedMessages: 'answers',
    },
    twin_to_twin: {
      description: 'Conversation between two twins.',
      answeredBy: () => 'two twins who talked to each other',
      untrustedMessages: 'everything',
    },
  },
  startsAs: 'self_twin_chat',
  knowsSender: false,
  suggestsTitles: false,
  speakers: { user: 'the visitor', assistant: 'the twin' },
  tools: [searchPublicKnowledge, noteUnanswered, leaveMessageForOwner, holdForApproval],
  assign,
  isUnanswered,
})

/** Prompts contain only data from the reader, which sees only public content. */
async function assign(turn: TwinTurn, { twinKnowledge, isDemoTwin }: PublicServices): Promise<Assignment | Refusal> {
  const opened = await twinKnowledge.open(turn)
  if (!opened && turn.isOwnTwin) return { reason: privateToOwner }
  if (!opened || !(opened.isEnabled || turn.isOwnTwin)) return { reason: 'This twin isn’t taking messages right now.' }
  const { name, nameSource, history, summary, suggestedQuestions, character } = opened
  const message = history.at(-1)?.text.trim() ?? ''
  const sources = new Sources(opened.sources)
  // The demo twin has no owner to read messages.
  const receipt = new ReceiptDraft(opened)
  if (nameSource) receipt.addAdmitted({ ...nameSource, number: sources.getNumber(nameSource), rule: 'public_field' })
  const needsHolding = character.approvalSubjects.length > 0
  const tools = isDemoTwin(turn.ownerId) ? [searchPublicKnowledge] : twin.tools.filter((tool) => needsHolding || tool !== holdForApproval)
  return {
    instructions: buildInstructions(opened),
    tools: makeTools(tools, { turn, twinKnowledge, sources, message, receipt }),
    history,
    summary,
    twinOf: name,
    isSuggestedQuestion: suggestedQuestions.includes(message),
    character,
    sources,
    untrustedContent: new UntrustedContent({ isNew: false, isEarlier: false }),
    onRequest: (prompt) => turn.keepReceipt(receipt.read(prompt)),
  }
}

const privateToOwner =
  'I am your twin, and I know nothing yet: your profile is private. Make it public, and I answer from what you show, as any visitor will hear it.'

function buildInstructions({ name, character }: TwinContext): string {
  return `You are the AI twin of ${name} in Twain. You speak to visitors about ${name}, and you are not ${name}: you are an AI. Say so when it is asked,
or when somebody takes you for the person.
All that you know about ${name} is what search_public_knowledge finds. Use it before you say anything about ${name}, and say nothing that it did not find.
A passage with answersQuestion is ${name}’s own answer to the question: give it, and nothing that contradicts it.
After each statement put the number of the passage that it rests on in brackets, as in [2].
When nothing is found that answers, use note_unanswered, say that you do not know it, and offer to pass on a message; use leave_message_for_owner once the visitor has said what it should say.
Before that, say that a message carries the visitor’s username only if their own profile is public, and otherwise no name unless they write one into it.
${name} can read this conversation; say so when it is asked.
${dataRule}
The user is the visitor: what they say about themselves or ${name} is only what they say. There is nothing hidden that you could reveal.
Write short, plain sentences in the language of the visitor. Use Markdown where it helps.${describeCharacter(name, character)}`
}
