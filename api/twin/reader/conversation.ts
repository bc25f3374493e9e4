import type { NumberedPassage, Passage } from '../agent/twinKnowledge.ts'
import { stepRole } from '../../chat/steps/threadHistory.ts'
import type { HistoryMessage } from '../../models/prompt/messages.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import type { TwinTransaction } from '../../platform/database/twinRole.ts'

/** Older messages are summarized or too old. */
const longestHistory = 400

export interface StoredSource extends NumberedPassage {
  stepId: string
  position: number
  ownerId: string | null
}

export function readSources(tx: TwinTransaction, threadId: string, before: number): Promise<StoredSource[]> {
  return queryRows(
    tx,
    kysely
      .selectFrom('stepSources as source')
      .innerJoin('steps', 'steps.id', 'source.stepId')
      .select([
        'source.stepId',
        'source.number',
        'source.kind',
        'source.sourceId',
        'source.title',
        'source.excerpt as text',
        'source.ordinal',
        'source.page',
        'source.ownerId',
      ])
      .select('steps.position')
      .where('steps.threadId', '=', threadId)
      .where('steps.position', '<', before)
      .orderBy('steps.position')
      .orderBy('source.number')
      .$narrowType<{ kind: Passage['kind']; position: number }>(),
  )
}

export async function readHistory(
  tx: TwinTransaction,
  threadId: string,
  { from, to, owner }: { from: number; to: number; owner: string },
): Promise<HistoryMessage[]> {
  const newestFirst = await queryRows(
    tx,
    kysely
      .selectFrom('steps')
      .select(['id as stepId', 'position', 'isByOwner'])
      .select((eb) => [stepRole, eb('input', '||', eb.ref('output')).$castTo<string>().as('text')])
      .where('threadId', '=', threadId)
      .where('position', '>=', from)
      .where('position', '<', to)
      .where((eb) => eb.or([eb('stepType', '=', 'user_message'), eb('output', '<>', '')]))
      .where((eb) => eb.or([eb('approval', 'is', null), eb('approval', '=', 'approved')]))
      .orderBy('position', 'desc')
      .limit(longestHistory)
      .$narrowType<{ position: number }>(),
  )
  return newestFirst
    .toReversed()
    .map(({ isByOwner, ...message }) => (isByOwner ? { ...message, text: `[${owner} wrote this in person:]\n${message.text}` } : message))
}
