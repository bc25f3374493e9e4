import type { Platform } from '../platform/platform.ts'
import { createEmbedder } from './embeddings/embedder.ts'
import { createPendingEmbeddings } from './embeddings/pendingEmbeddings.ts'
import { createQuestionMeanings, type EmbedQuestion } from './embeddings/questionMeanings.ts'
import { createPendingPassages } from './pendingPassages.ts'
import { createWordCounts } from './wordCounts.ts'

export function createRetrieval(platform: Platform, replaced?: EmbedQuestion) {
  const { embeddings } = platform.config
  const embedder = embeddings && createEmbedder(embeddings)
  createWordCounts(platform)
  return {
    embedQuestion: replaced ?? createQuestionMeanings(embedder, platform),
    pendingPassages: createPendingPassages(platform),
    pendingEmbeddings: createPendingEmbeddings(platform, embedder),
    close: async () => embedder?.close(),
  }
}
