import { setTimeout as pause } from 'node:timers/promises'
import { documentFile, createPdf } from '../../api/testing/files/documentFiles.ts'
import { chatGptConversation, zipFile } from '../../api/testing/files/exportFiles.ts'
import { startProduct } from '../../scripts/testing/product.ts'
import { type Person, post, request, signUp } from '../person.ts'
import { readResidentMemory } from '../residentMemory.ts'
import { count, ms, type Row } from '../table.ts'
import { getWord } from './corpus.ts'

const pages = 250
const linesOfPage = 40
const conversations = 5000
const messagesOfConversation = 20
const metricsToken = 'bench'
const patienceMs = 600_000

export async function measureFiles(databaseUrl: string, dataDir: string): Promise<Row[]> {
  // First, because idle connections would be closed during the import.
  const exported = createExport()
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    REDIS_URL: undefined,
    LLM_BASE_URL: undefined,
    DATA_DIR: dataDir,
    METRICS_TOKEN: metricsToken,
    REQUESTS_PER_MINUTE: '1000000000',
  })
  try {
    const person = await signUp(product.url, 'bench-files')
    const watched = { url: product.url, pid: product.pid }
    // The first document loads the parser.
    await addDocument(person, 5, 'first')
    await pause(1000)
    const idle = await watch(watched, () => pause(3000))
    const short = await watch(watched, () => addDocument(person, pages / 5, 'short'))
    const long = await watch(watched, () => addDocument(person, pages, 'long'))
    const large = await watch(watched, () => importConversations(person, exported))
    const baseline = `${ms(idle.delayMs)} (idle)`
    const row = (what: string, { seconds, delayMs, megabytes }: Watched, mostSeconds: number): Row => ({
      measure: `${what}, p99 event loop delay, memory`,
      result: `${seconds.toFixed(1)} s, ${ms(delayMs)}, +${count(megabytes)} MB`,
      baseline,
      target: { text: `≤ ${mostSeconds} s, ≤ 50 ms`, isMet: seconds <= mostSeconds && delayMs <= 50 },
    })
    return [
      row(`PDF of ${pages / 5} pages: time until searchable`, short, 30),
      row(`PDF of ${pages} pages: time until searchable`, long, 30),
      row(`import of ${count(conversations * messagesOfConversation)} messages: duration`, large, 120),
    ]
  } finally {
    await product.stop()
  }
}

interface Watched {
  seconds: number
  delayMs: number
  megabytes: number
}

async function watch({ url, pid }: { url: string; pid: number }, work: () => Promise<unknown>): Promise<Watched> {
  const before = await readResidentMemory(pid)
  let most = before
  const sampling = setInterval(() => void readResidentMemory(pid).then((now) => (most = Math.max(most, now))), 100)
  await readDelay(url)
  const start = performance.now()
  try {
    await work()
    const seconds = (performance.now() - start) / 1000
    return { seconds, delayMs: await readDelay(url), megabytes: most - before }
  } finally {
    clearInterval(sampling)
  }
}

async function readDelay(url: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await response.text())?.[1]) * 1000
}

async function addDocument(person: Person, pageCount: number, word: string): Promise<void> {
  const last = `unique${word}`
  const text = Array.from({ length: pageCount }, (_, page) =>
    Array.from({ length: linesOfPage }, (_, line) => {
      const at = page * linesOfPage + line
      const words = Array.from({ length: 8 }, (_, place) => getWord((at * 7919 + place * 104_729) % 50_000)).join(' ')
      return at === pageCount * linesOfPage - 1 ? `${last} ${words}.` : `${words}.`
    }),
  )
  await upload(person, '/api/v1/knowledge/documents', documentFile(`${word}.pdf`, createPdf(text)))
  await until(async () => (await request<{ results: unknown[] }>(person, `/api/v1/knowledge/search?q=${last}`)).results.length > 0)
}

function createExport(): File {
  const all = Array.from({ length: conversations }, (_, index) =>
    chatGptConversation(
      `c-${index}`,
      `Conversation ${index}`,
      Array.from({ length: messagesOfConversation }, (_, turn) =>
        Array.from({ length: 60 }, (_, place) => getWord((index * 7919 + turn * 104_729 + place * 1299) % 50_000)).join(' '),
      ),
    ),
  )
  return zipFile({ 'conversations.json': all })
}

async function importConversations(person: Person, file: File): Promise<void> {
  const { files } = await upload<{ files: { id: string }[] }>(person, '/api/v1/upload/files?read=false', file)
  const { id } = await post<{ id: string }>(person, '/api/v1/chat/imports', { file_id: files[0]?.id })
  await until(async () => (await request<{ status: string }>(person, `/api/v1/chat/imports/${id}`)).status === 'ready')
}

function upload<Body>(person: Person, path: string, file: File): Promise<Body> {
  const form = new FormData()
  form.append('files', file)
  return request(person, path, { method: 'POST', body: form })
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error(`Timed out after ${patienceMs / 1000} s.`)
    await pause(100)
  }
}
