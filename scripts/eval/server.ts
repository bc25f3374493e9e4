import { randomUUID } from 'node:crypto'
import { readConfig } from '../../api/config.ts'
import { createMetrics } from '../../api/platform/metrics.ts'
import { openPlatform } from '../../api/platform/platform.ts'
import type { Viewer } from '../../api/platform/viewer.ts'
import { createEmbedder } from '../../api/retrieval/embeddings/embedder.ts'
import { createQuestionMeanings, type EmbedQuestion } from '../../api/retrieval/embeddings/questionMeanings.ts'
import { createServices, type Services } from '../../api/services.ts'
import { createTemporaryFolder } from '../testing/server.ts'

export type SearchBy = 'words' | 'meaning' | 'both'

export interface EvaluationServer extends AsyncDisposable {
  services: Services
  ways: readonly SearchBy[]
  searchBy: SearchBy
  embedQuestion: EmbedQuestion
  addUser(): Promise<Viewer>
  finishIndex(): Promise<void>
}

export async function startEvaluationServer(): Promise<EvaluationServer> {
  await using started = new AsyncDisposableStack()
  const folder = await createTemporaryFolder('evaluation')
  started.defer(() => folder.remove())
  const embeddingSettings = Object.entries(process.env).filter(([name]) => name.startsWith('EMBEDDING_'))
  const config = readConfig({
    ...Object.fromEntries(embeddingSettings),
    DATA_DIR: folder.path,
    DATABASE_URL: process.env.DATABASE_URL,
    LOG_LEVEL: 'warn',
  })
  const platform = await openPlatform(config)
  started.defer(() => platform.close())
  const embedder = config.embeddings && createEmbedder(config.embeddings)
  started.defer(async () => embedder?.close())
  // Latency is not measured.
  const embedQuestion = createQuestionMeanings(embedder, { ...platform, metrics: createMetrics() }, { deadlineMs: 60_000 })
  const services = createServices(platform, {
    async embedQuestion(question) {
      const meaning = server.searchBy === 'words' ? null : await embedQuestion(question)
      return meaning && server.searchBy === 'meaning' ? { ...meaning, scale: { ...meaning.scale, weight: 1 } } : meaning
    },
  })
  started.defer(() => services.close())
  const running = started.move()
  const server: EvaluationServer = {
    services,
    ways: embedder ? ['words', 'meaning', 'both'] : ['words'],
    searchBy: embedder ? 'both' : 'words',
    embedQuestion,
    async addUser() {
      const username = `p${randomUUID().slice(0, 12)}`
      const { id } = await platform.db.user.create({ data: { email: `${username}@example.org`, name: username, username } })
      return { userId: id, sessionId: randomUUID() }
    },
    async finishIndex() {
      await services.pendingPassages.write()
      for (let before = Infinity; ;) {
        await services.pendingEmbeddings.write()
        const left = await services.db.pendingEmbedding.count()
        if (left === 0) return
        if (left >= before) throw new Error(`${left} passages have no embedding. See the warnings above.`)
        before = left
      }
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
  return server
}
