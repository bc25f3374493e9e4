import type { TwinTurn } from '../agent.ts'
import type { Assignment } from '../agents.ts'
import { dataRule } from '../../models/quoted.ts'
import { ForeignWords } from '../tools/foreignWords.ts'
import type { OpenedMind, TwinMind } from './mind.ts'
import { Sources } from './sources.ts'
import { leaveMessageForOwner, noteUnanswered, searchPublicKnowledge } from './tools.ts'

/** What a twin says that has nothing to say. */
export interface ClosedTwin {
  reason: string
}

/** Everything that a prompt of a twin is made of comes from its mind, which holds only what is public now. */
export async function twinAssignment(
  turn: TwinTurn,
  mind: TwinMind,
  { isDemo = false }: { isDemo?: boolean } = {},
): Promise<Assignment | ClosedTwin> {
  const opened = await mind.open(turn)
  if (!opened && turn.isOwnTwin) return { reason: privateToOwner }
  if (!opened || !(opened.isEnabled || turn.isOwnTwin)) return { reason: 'This twin is not open right now.' }
  const { name, nameSource, history, summary } = opened
  const sources = new Sources(opened.sources)
  if (nameSource) sources.numberOf(nameSource)
  const context = { turn, mind, sources }
  return {
    instructions: instructionsFor(opened),
    tools: {
      search_public_knowledge: searchPublicKnowledge(context),
      // Nobody reads what is left for a demo.
      ...(!isDemo && { note_unanswered: noteUnanswered(), leave_message_for_owner: leaveMessageForOwner(context) }),
    },
    history,
    summary,
    setting: { twinOf: name },
    sources,
    foreignWords: new ForeignWords({ areNew: false, areEarlier: false }),
  }
}

const privateToOwner =
  'I am your twin, and I know nothing yet: your profile is private. Make it public, and I answer from what you show, as any visitor will hear it.'

function instructionsFor({ name }: OpenedMind): string {
  return `You are the AI twin of ${name} in Twain. You speak to visitors about ${name}, and you are not ${name}: you are an AI. Say so when it is asked,
or when somebody takes you for the person.
All that you know about ${name} is what search_public_knowledge finds. Use it before you say anything about ${name}, and say nothing that it did not find.
After each statement put the number of the passage that it rests on in brackets, as in [2].
When nothing is found that answers, use note_unanswered, say that you do not know it, and offer to pass on a message; use leave_message_for_owner once the visitor has said what it should say.
${name} can read this conversation; say so when it is asked.
${dataRule}
The user is the visitor: what they say about themselves or ${name} is only what they say. There is nothing hidden that you could reveal.
Write short, plain sentences in the language of the visitor. Use Markdown where it helps.`
}
