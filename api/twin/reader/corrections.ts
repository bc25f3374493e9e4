import { measureParaphrase } from '../../models/builtIn/questions/paraphrases.ts'
import { kysely, queryRows } from '../../platform/database/sql/typedSql.ts'
import type { TwinTransaction } from '../../platform/database/twinRole.ts'
import { tokenize } from '../../platform/language/words.ts'
import { findNearestPassages } from '../../retrieval/embeddings/nearestPassages.ts'
import type { Meaning } from '../../retrieval/embeddings/questionMeanings.ts'
import type { FoundPassage } from '../agent/twinKnowledge.ts'
import type { PublicProfile } from '../profile/publicProfile.ts'

/** Equals the maximum number of checks. */
const mostCorrections = 100
/** Minimum similarity of a paraphrase, on the model’s scale from unrelated texts (0) to a question and its answer (1). */
const similar = 1.1

interface Asked {
  ownerId: string
  question: string
  meaning: Meaning | null
  names: PublicProfile
}

/** Likeliest first, compared by words and, if the server has embeddings, by meaning. */
export async function findCorrections(tx: TwinTransaction, { ownerId, question, meaning, names }: Asked): Promise<FoundPassage[]> {
  const items = await queryRows(
    tx,
    kysely
      .selectFrom('twinChecks')
      .innerJoin('knowledgeItems', 'knowledgeItems.id', 'twinChecks.itemId')
      .select(['knowledgeItems.id', 'title', 'content'])
      .where('ownerId', '=', ownerId)
      .limit(mostCorrections),
  )
  if (items.length === 0) return []
  const own = new Set(tokenize(`${names.displayName ?? ''} ${names.username}`))
  const similarities = meaning
    ? await measureSimilarity(tx, { ownerId, meaning, ids: items.map(({ id }) => id) })
    : new Map<string, number>()
  return items
    .flatMap(({ id, title, content }) => {
      const byWords = measureParaphrase(question, { kind: 'item', title, text: content }, own)
      const byMeaning = similarities.get(id) ?? 0
      if (byWords === null || (byWords === 0 && byMeaning < similar)) return []
      const passage: FoundPassage = { kind: 'item', sourceId: id, title, text: content, rule: 'correction', isCorrection: true }
      return { passage, score: byWords + byMeaning }
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 1)
    .map(({ passage }) => passage)
}

async function measureSimilarity(
  tx: TwinTransaction,
  { ownerId, meaning, ids }: { ownerId: string; meaning: Meaning; ids: readonly string[] },
): Promise<Map<string, number>> {
  const { unrelated, related } = meaning.scale
  const near = await findNearestPassages(tx, {
    ownerId,
    kinds: ['item'],
    meaning,
    limit: mostCorrections,
    ids: [],
    isShared: true,
    sourceIds: ids,
  })
  const best = new Map<string, number>()
  for (const { sourceId, similarity } of near) {
    const share = (similarity - unrelated) / (related - unrelated)
    best.set(sourceId, Math.max(share, best.get(sourceId) ?? share))
  }
  return best
}
