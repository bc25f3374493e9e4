import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parse, type OperationDefinitionNode } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../../scripts/testing/server.ts'
import { graphiqlOptions } from '../../graphql/graphiql/graphiql.ts'
import { exampleUrl } from '../../rest/guides/guide.ts'
import { testApp } from '../app.ts'
import { compileSchemas } from '../parity/describedSchemas.ts'
import { createPerson, type Person } from '../people.ts'

const app = await testApp({ WEBHOOK_PRIVATE_NETWORKS: 'true' })
const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = await createTemporaryFolder('guides')
afterAll(() => folder.remove())
const answered = 'tok0 tok1 tok2 tok3 tok4'

interface Block {
  language: string
  code: string
}

const guideText = (name: string) => readFile(new URL(`../../../docs/api/${name}`, import.meta.url), 'utf8')

async function readBlocks(name: string): Promise<Block[]> {
  const blocks = (await guideText(name)).replaceAll(exampleUrl, app.url).matchAll(/^```(.+)\n([^]*?)^```$/gm)
  return Array.from(blocks, ([, language = '', code = '']) => ({ language, code }))
}

async function run({ language, code }: Block, env: Record<string, string> = {}): Promise<string> {
  const options = { cwd: language === 'sh' ? folder.path : root, env: { ...process.env, ...env }, timeout: 15_000 }
  const running =
    language === 'sh'
      ? promisify(execFile)('bash', ['-euo', 'pipefail', '-c', code], options)
      : promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], options)
  return (await running).stdout
}

async function createToken({ client }: Person, name: string): Promise<string> {
  return (await client.rest<{ secret: string }>('POST', '/api/v1/account/access-tokens', { name })).body.secret
}

test('the quick start works in a shell and in Node', async () => {
  const blocks = await readBlocks('first-answer.md')
  expect(blocks.map(({ language }) => language)).toEqual(['sh', 'js', 'python', 'js browser'])
  const [shell, node] = blocks as [Block, Block]
  const events = (await run(shell)).split('\n').filter((line) => line.startsWith('data: {'))
  const deltas = events.map((line) => (JSON.parse(line.slice('data: '.length)) as { delta?: string }).delta ?? '')
  expect(deltas.join('')).toContain(answered)
  expect(await run(node)).toContain(answered)
})

describe('each recipe works', async () => {
  const blocks = (await readBlocks('recipes.md')).filter(({ language }) => language !== 'text')
  const titles = Array.from((await guideText('recipes.md')).matchAll(/^## (.+)$/gm), ([, title = '']) => title)
  expect(blocks).toHaveLength(titles.length)
  const [resume, graphQl, page, upload, twin, rotate, webhooks] = blocks as [Block, Block, Block, Block, Block, Block, Block]
  const person = await createPerson(app)
  const TWAIN_TOKEN = await createToken(person, 'Backup script')

  test('Resume a stream', async () => expect(await run(resume, { TWAIN_TOKEN })).toBe(`${answered} \n`))

  test('Stream with GraphQL', async () => {
    const events = (await run(graphQl, { TWAIN_TOKEN })).split('\n').filter((line) => line.startsWith('data: {'))
    const read = events.map(
      (line) => (JSON.parse(line.slice('data: '.length)) as { data: { chatStream: { text?: string; delta?: string } } }).data,
    )
    expect(read.map(({ chatStream }) => chatStream.text ?? chatStream.delta ?? '').join('')).toContain(answered)
  })

  test('Page without gaps', async () => {
    await app.platform.db.thread.createMany({ data: Array.from({ length: 150 }, () => ({ userId: person.id })) })
    const threads = (await run(page, { TWAIN_TOKEN })).trim().split('\n')
    const { body } = await person.client.rest<{ threads: { id: string }[] }>('GET', '/api/v1/chat/threads')
    expect(threads.map((line) => line.split(' ')[0])).toEqual(body.threads.map(({ id }) => id))
  })

  test('Upload a file and ask about it', async () => {
    expect(await run(upload, { TWAIN_TOKEN })).toContain('"type":"done"')
    expect(JSON.stringify(app.model.requests)).toContain('217 steps')
  })

  test('Talk to a twin as a guest', async () => {
    await person.client.rest('PUT', '/api/v1/profile', { public: true, twin_enabled: true })
    const printed = await run(twin, { NAME: person.username })
    expect(printed).toContain('"type":"done"')
    expect(printed).toContain('"step_type":"USER_MESSAGE"')
  })

  test('Rotate an access token', async () => {
    const { email: EMAIL, password: PASSWORD } = person
    const secret = (await run(rotate, { EMAIL, PASSWORD })).trim()
    const getStatus = async (token: string) =>
      (await app.anyone({ authorization: `Bearer ${token}` }).rest('GET', '/api/v1/auth/me')).status
    expect([await getStatus(secret), await getStatus(TWAIN_TOKEN)]).toEqual([200, 401])
  })

  test('Receive webhooks', async () => {
    expect(await run(webhooks, { TWAIN_TOKEN: await createToken(person, 'Receiver'), PORT: '0' })).toMatch(/^webhook\.test [\w-]+\n$/)
  })
})

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: object }> } }>>
}

test('Python and browser examples match the OpenAPI document', async () => {
  const { body: document } = await app.anyone().rest<Document>('GET', '/api/v1/openapi.json')
  const [, , python, browser] = (await readBlocks('first-answer.md')) as [Block, Block, Block, Block]
  const sent = Array.from(python.code.matchAll(/post\("([^"]+)", (\{[^}]*\})/g), ([, path = '', body = '']) => ({ path, body }))
  expect(sent.map(({ path }) => path)).toEqual(['/auth/login', '/chat/stream'])
  const compile = compileSchemas(document)
  for (const { path, body } of sent) {
    const schema = document.paths[path]?.post?.requestBody?.content['application/json']?.schema
    const isValid = compile(schema ?? {})
    expect(isValid(JSON.parse(body)), `${path} ${JSON.stringify(isValid.errors)}`).toBe(true)
  }
  const asked = Array.from(browser.code.matchAll(/\/api\/v1([/\w-]+)/g), ([, path = '']) => path)
  expect(asked).toEqual(['/auth/login', '/chat/stream'])
  expect(asked.filter((path) => !document.paths[path])).toEqual([])
})

test('the tabs of GraphiQL lead to a first answer', async () => {
  const client = app.anyone()
  const tabs = (graphiqlOptions.defaultTabs ?? []).map(({ query }) => query ?? '')
  const [first = '', send = '', follow = '', threads = ''] = tabs
  const [signUp] = parse(first).definitions as OperationDefinitionNode[]
  const ask = async (query: string, operationName?: string) => {
    const { body } = await client.rest<{ data?: unknown; errors?: unknown }>('POST', '/graphql', { query, operationName })
    expect(body.errors).toBeUndefined()
    return body.data
  }
  expect(await ask(first, signUp?.name?.value)).toMatchObject({ signUp: { viewer: { user: { username: 'grace' } } } })
  expect(await ask(first, 'SignIn')).toMatchObject({ signIn: { viewer: { user: { username: 'grace' } } } })
  const { sendMessage } = (await ask(send)) as { sendMessage: { thread: { id: string } } }
  const body = JSON.stringify({ query: follow.replace('threadId: ""', `threadId: "${sendMessage.thread.id}"`) })
  const types: string[] = []
  for await (const { event, data } of client.sse('/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } })) {
    if (event === 'complete') break
    types.push((JSON.parse(data) as { data: { chatStream: { __typename: string } } }).data.chatStream.__typename)
  }
  expect(types.at(-1)).toBe('ChatDone')
  expect(await ask(threads)).toMatchObject({ viewer: { threads: { edges: [{ node: { id: sendMessage.thread.id } }] } } })
})
