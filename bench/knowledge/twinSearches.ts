import pg from 'pg'
import { readConfig } from '../../api/config.ts'
import { openPlatform } from '../../api/platform/platform.ts'
import { createServices } from '../../api/services.ts'
import { TwinReader } from '../../api/twin/reader/reader.ts'
import { count, ms, ratio, type Row } from '../table.ts'
import { passageWords, textFunctions, writeItems } from './corpus.ts'
import { addPerson, buildSentence, measureTimes, questions } from './searches.ts'

const shared = 100_000

export async function measureTwinSearch(url: string, dataDir: string): Promise<Row[]> {
  await using running = new AsyncDisposableStack()
  const platform = await openPlatform(readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }))
  running.defer(() => platform.close())
  const services = createServices(platform)
  running.defer(() => services.close())
  const client = new pg.Client(url)
  await client.connect()
  running.defer(() => client.end())

  await client.query(textFunctions)
  const ownerId = await addPerson(services, 'bench-twin')
  await platform.db.profile.create({ data: { userId: ownerId, audience: 'listed' } })
  await writeItems(client, ownerId, shared)

  const reader = new TwinReader(platform.asTwinReader)
  const sentences = Array.from({ length: questions }, (_, index) => buildSentence(index))
  const asked = await measureTimes(sentences, async (question) => {
    const found = await reader.findPassages({ ownerId, threadId: '', reader: null }, question)
    if (found.length === 0) throw new Error(`Nothing was found for ${question}.`)
  })
  const plain = await measureTimes(sentences, (question) =>
    client.query(`SELECT id FROM passages WHERE owner_id = $1 AND audience = 'link' AND stems @@ to_tsquery('english', $2) LIMIT $3`, [
      ownerId,
      question.replaceAll(' ', ' | '),
      1500,
    ]),
  )
  return [
    {
      measure: `question of a guest to a twin, ${count(shared)} shared passages of ${passageWords} words beside as many private ones, p95`,
      result: `${ms(asked.p95)} (${ratio(asked.p95 / plain.p95)} of the baseline), ${asked.statements.join(' to ')} statements`,
      baseline: `${ms(plain.p95)} (1,500 index entries, unranked, as the owner)`,
      target: { text: '≤ 100 ms', isMet: asked.p95 <= 100 },
    },
  ]
}
