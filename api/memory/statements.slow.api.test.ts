import type * as Timers from 'node:timers/promises'
import { symbols } from 'pino'
import { expect, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { createPerson } from '../testing/people.ts'

vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof Timers>()
  return { ...timers, setTimeout: (ms: number, ...rest: []) => timers.setTimeout(ms < 20 ? 0 : ms, ...rest) }
})

const app = await testApp({ LLM_PROVIDER: 'builtin', ROLES: 'web', LOG_LEVEL: 'trace' })
const { db, log } = app.platform

const logged: string[] = []
Object.assign(log, { [symbols.streamSym]: { write: (line: string) => logged.push(line) } })

/** A message, the memories it adds (+) and those it removes (-). */
type Line = [said: string, ...changes: string[]]

const lines: Record<string, Line[]> = {
  en: [
    ['Hello'],
    ['Remember that my dog is called Rex.', '+my dog is called Rex'],
    ['My dog’s name is Rex'],
    ['What is my dog called?'],
    ['I live in Lisbon', '+I live in Lisbon'],
    ['i live in LISBON!'],
    ['Actually, I live in Porto', '+I live in Porto', '-I live in Lisbon'],
    ['Where do I live?'],
    ['Do I live in Lisbon?'],
    ['My locker code is 4821', '+My locker code is 4821'],
    ['No, my locker code is 9017', '+my locker code is 9017', '-My locker code is 4821'],
    ['I like tea', '+I like tea'],
    ['I like coffee', '+I like coffee'],
    ['I don’t like tea', '+I don’t like tea', '-I like tea'],
    ['My sister Anna lives in Rome', '+My sister Anna lives in Rome'],
    ['Thanks!'],
    ['It rained. My brother Ben works as a baker. What time is it?', '+My brother Ben works as a baker'],
    ['My brother Ben works as a pilot now', '+My brother Ben works as a pilot now', '-My brother Ben works as a baker'],
    ['Remember that my password is Sommer2024'],
    ['My card is 4111 1111 1111 1111'],
    ['My canary is called Pipsqueak', '+My canary is called Pipsqueak'],
    ['What is my canary called?'],
    ['Forget my canary', '-My canary is called Pipsqueak'],
    ['What is my canary called?'],
    ['I am 40 years old', '+I am 40 years old'],
    ['I am 41 years old', '+I am 41 years old', '-I am 40 years old'],
    ['My favourite colour is green', '+My favourite colour is green'],
    ['Forget that my favourite colour is green', '-My favourite colour is green'],
    ['What do you remember?'],
    ['Goodbye'],
  ],
  de: [
    ['Hallo'],
    ['Merk dir, dass mein Hund Bello heißt', '+mein Hund Bello heißt'],
    ['Mein Hund heißt Bello'],
    ['Wie heißt mein Hund?'],
    ['Ich wohne in Köln', '+Ich wohne in Köln'],
    ['ich wohne in köln.'],
    ['Ich wohne jetzt in Bonn', '+Ich wohne jetzt in Bonn', '-Ich wohne in Köln'],
    ['Wo wohne ich?'],
    ['Wohne ich in Köln?'],
    ['Mein Schließfachcode ist 4821', '+Mein Schließfachcode ist 4821'],
    ['Nein, mein Schließfachcode ist 9017', '+mein Schließfachcode ist 9017', '-Mein Schließfachcode ist 4821'],
    ['Ich esse Fleisch', '+Ich esse Fleisch'],
    ['Ich esse kein Fleisch mehr', '+Ich esse kein Fleisch mehr', '-Ich esse Fleisch'],
    ['Meine Schwester Anna wohnt in Rom', '+Meine Schwester Anna wohnt in Rom'],
    ['Danke!'],
    ['Schönes Wetter! Ich arbeite bei Bosch. Wie spät ist es?', '+Ich arbeite bei Bosch'],
    ['Ich arbeite bei der Bahn', '+Ich arbeite bei der Bahn', '-Ich arbeite bei Bosch'],
    ['Merk dir, dass mein Passwort Sommer2024 lautet'],
    ['Meine Kreditkarte: 5500-0055-5555-5559'],
    ['Mein Kanarienvogel heißt Pipsqueak', '+Mein Kanarienvogel heißt Pipsqueak'],
    ['Wie heißt mein Kanarienvogel?'],
    ['Vergiss meinen Kanarienvogel', '-Mein Kanarienvogel heißt Pipsqueak'],
    ['Wie heißt mein Kanarienvogel?'],
    ['Ich bin 40 Jahre alt', '+Ich bin 40 Jahre alt'],
    ['Ich bin 41 Jahre alt', '+Ich bin 41 Jahre alt', '-Ich bin 40 Jahre alt'],
    ['Meine Lieblingsfarbe ist Blau', '+Meine Lieblingsfarbe ist Blau'],
    ['Meine Lieblingsfarbe ist Rot', '+Meine Lieblingsfarbe ist Rot', '-Meine Lieblingsfarbe ist Blau'],
    ['Vergiss meine Lieblingsfarbe', '-Meine Lieblingsfarbe ist Rot'],
    ['Was weißt du über mich?'],
    ['Tschüss'],
  ],
}

test.each(Object.keys(lines))('thirty messages leave each fact once and no forgotten one (%s)', async (language) => {
  const { client, id: userId } = await createPerson(app)
  const remembered = async () => (await db.memory.findMany({ where: { userId, supersededById: null } })).map(({ content }) => content)
  const { thread_id } = (await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')).body
  let before: string[] = []
  for (const [said, ...changes] of lines[language] ?? []) {
    await say(client, thread_id, said)
    const now = await remembered()
    const added = now.filter((content) => !before.includes(content)).map((content) => `+${content}`)
    const gone = before.filter((content) => !now.includes(content)).map((content) => `-${content}`)
    expect([...added, ...gone], said).toEqual(changes)
    before = now
  }
  const earlier = await db.memory.count({ where: { userId, supersededById: { not: null } } })
  expect(earlier).toBeGreaterThan(4)

  // Messages and tool outputs stay until the conversation is deleted.
  const conversation = ['steps', 'threads', 'passages', 'tool_calls', 'tool_effects', 'step_sources'].map((table) => `public.${table}`)
  expect((await findPlaces('pipsqueak')).filter((place) => !conversation.includes(place))).toEqual([])
  await client.rest('DELETE', `/api/v1/chat/threads/${thread_id}`)
  expect(await findPlaces('pipsqueak')).toEqual([])
  log.info('This shows that the log is read.')
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.join('').toLowerCase()).not.toContain('pipsqueak')
})

async function say(client: Client, thread_id: string, input: string): Promise<void> {
  for await (const { data } of client.sse(`/api/v1/chat/stream?${new URLSearchParams({ input, thread_id })}`)) {
    if ((JSON.parse(data) as { type: string }).type === 'done') break
  }
  const { id: runId } = await db.run.findFirstOrThrow({ where: { threadId: thread_id }, orderBy: { createdAt: 'desc' } })
  await app.services.memoryExtraction.extract({ runId })
}

async function findPlaces(word: string): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`
  expect(tables.length).toBeGreaterThan(40)
  const holding: string[] = []
  for (const { name } of tables) {
    const found = await db.$queryRawUnsafe<object[]>(`SELECT 1 FROM ${name} AS t WHERE t::text ILIKE '%${word}%' LIMIT 1`)
    if (found.length > 0) holding.push(name)
  }
  return holding
}
