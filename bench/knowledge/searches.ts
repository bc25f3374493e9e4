import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { readConfig } from '../../api/config.ts'
import { statementLog } from '../../api/platform/database/database.ts'
import { openPlatform } from '../../api/platform/platform.ts'
import { countCommonWords } from '../../api/retrieval/wordCounts.ts'
import { createServices, type Services } from '../../api/services.ts'
import { count, ms, percentile, ratio, type Row } from '../table.ts'
import { type Corpus, textFunctions, getWord, passageWords, writeCorpus } from './corpus.ts'

const size: Omit<Corpus, 'ownerId'> = { owned: 100_000, all: 1_000_000 }
export const questions = 200
const indexed = 1000
/** Result limits of the search box and the assistant's tool. */
const found = 8

interface Times {
  p95: number
  statements: readonly [number, number]
}

export async function measureSearch(url: string, dataDir: string, { owned, all } = size): Promise<Row[]> {
  await using running = new AsyncDisposableStack()
  const platform = await openPlatform(readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }))
  running.defer(() => platform.close())
  const services = createServices(platform)
  running.defer(() => services.close())
  const client = new pg.Client(url)
  await client.connect()
  running.defer(() => client.end())

  await client.query(textFunctions)
  const indexing = await measureIndexing(services, client)
  const ownerId = await addPerson(services, 'bench-search')
  const viewer = { userId: ownerId, sessionId: randomUUID() }
  await writeCorpus(url, { ownerId, owned, all })
  await countCommonWords(services.db)

  const sentences = Array.from({ length: questions }, (_, index) => buildSentence(index))
  const sentence = await measureTimes(sentences, (asked) => services.search.searchPastChats(ownerId, asked, found))
  const plainSentence = await measureTimes(sentences, (asked) =>
    client.query(`SELECT id FROM passages WHERE owner_id = $1 AND stems @@ to_tsquery('english', $2) LIMIT $3`, [
      ownerId,
      asked.replaceAll(' ', ' | '),
      1500,
    ]),
  )
  const passages = `${count(owned)} passages of ${passageWords} words among ${count(all)}`
  const rows: Row[] = [
    {
      measure: `question in a sentence, ${passages}, p95`,
      result: `${ms(sentence.p95)} (${ratio(sentence.p95 / plainSentence.p95)} of the baseline)`,
      baseline: `${ms(plainSentence.p95)} (1,500 index entries, unranked)`,
      target: { text: '≤ 80 ms', isMet: sentence.p95 <= 80 },
    },
  ]
  const boxes = [
    ['one common word', (index: number) => getWord(1 + (index % 20))],
    ['two common words', (index: number) => `${getWord(1 + (index % 20))} ${getWord(30 + index)}`],
    ['a word of one message in thirty', (index: number) => getWord(250 + index)],
    ['a rare word', (index: number) => getWord(20_000 + index * 50)],
    ['an unknown word', (index: number) => `qx${getWord(index * 7)}`],
  ] as const
  for (const [what, typed] of boxes) {
    const all = Array.from({ length: questions }, (_, index) => typed(index))
    const box = await measureTimes(all, (query) => services.search.searchThreads(viewer, { query, limit: found }))
    const plain = await measureTimes(all, (query) =>
      client.query(`SELECT id FROM steps WHERE user_id = $1 AND search @@ to_tsquery('public.twain', $2) LIMIT $3`, [
        ownerId,
        query
          .split(' ')
          .map((word) => `${word}:*`)
          .join(' & '),
        found,
      ]),
    )
    rows.push({
      measure: `search box, ${what}, ${count(owned)} messages, p95`,
      result: `${ms(box.p95)} (${ratio(box.p95 / plain.p95)} of the baseline), ${box.statements.join(' to ')} statements`,
      baseline: `${ms(plain.p95)} (the first ${found} index entries, unranked)`,
      target: { text: '≤ 50 ms', isMet: box.p95 <= 50 },
    })
  }
  const small = await addPerson(services, 'bench-search-small')
  const [few] = await countStatements(() => services.search.searchPastChats(small, buildSentence(0), found))
  rows.push({
    measure: 'statements of a question in a sentence',
    result: sentence.statements.join(' to '),
    baseline: `${few} (an empty account)`,
    target: { text: '≤ 2 more', isMet: sentence.statements[1] <= few + 2 },
  })
  return [...rows, indexing]
}

async function measureIndexing(services: Services, client: pg.Client): Promise<Row> {
  const writer = await addPerson(services, 'bench-notes')
  await client.query(
    `INSERT INTO knowledge_items (id, user_id, kind, title, content, updated_at)
     SELECT gen_random_uuid(), $1, 'note', 'Note ' || n, bench_text(n), now() FROM generate_series(1, $2::int) n`,
    [writer, indexed],
  )
  const start = performance.now()
  await services.pendingPassages.write()
  const rate = (indexed / (performance.now() - start)) * 1000
  const plainStart = performance.now()
  await client.query(
    `INSERT INTO passages (owner_id, source_kind, source_id, group_id, ordinal, start_offset, end_offset, title, text, language, length)
     SELECT owner_id, source_kind, gen_random_uuid(), group_id, ordinal, start_offset, end_offset, title, text, language, length
     FROM passages WHERE owner_id = $1`,
    [writer],
  )
  const plain = (indexed / (performance.now() - plainStart)) * 1000
  return {
    measure: `notes of ${passageWords} words indexed, per second`,
    result: `${count(rate)} (${ratio(rate / plain)} of the baseline)`,
    baseline: `${count(plain)} (inserting the rows in one statement)`,
    target: { text: '≥ 200', isMet: rate >= 200 },
  }
}

export async function addPerson({ db }: Services, username: string): Promise<string> {
  const { id } = await db.user.create({ data: { email: `${username}@example.org`, name: username, username } })
  return id
}

export function buildSentence(index: number): string {
  return [100 + index, 300 + index * 3, 1000 + index * 7, 4000 + index * 11, 9000 + index * 43, 15_000 + index * 97].map(getWord).join(' ')
}

export async function measureTimes<Asked>(all: readonly Asked[], search: (asked: Asked) => Promise<unknown>): Promise<Times> {
  const times: number[] = []
  const statements: number[] = []
  for (const asked of all) {
    const [howMany, time] = await countStatements(() => search(asked))
    times.push(time)
    statements.push(howMany)
  }
  return { p95: percentile(times, 0.95), statements: [Math.min(...statements), Math.max(...statements)] }
}

async function countStatements(work: () => Promise<unknown>): Promise<[statements: number, milliseconds: number]> {
  const log: string[] = []
  const start = performance.now()
  await statementLog.run(log, async () => void (await work()))
  return [log.length, performance.now() - start]
}
