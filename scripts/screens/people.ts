import { setTimeout } from 'node:timers/promises'
import { type APIRequestContext, request } from 'playwright'
import { drawings } from './drawings.ts'
import { beginner, conversations, documents, introduction, maud, neighbours, newcomer, notes, passedOn, profile, visits } from './story.ts'

/** What a browser carries to be somebody. */
export type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>
export interface People {
  maud: Cookies
  /** In the middle of the onboarding. */
  newcomer: Cookies
  /** Done with the onboarding, and with nothing else. */
  beginner: Cookies
}

/** Everybody in the pictures, with what they did, through the product's own calls. */
export async function invitePeople(baseURL: string): Promise<People> {
  const invite = (person: { username: string; display_name: string }) => signUp(baseURL, person)
  const owner = await invite(maud)
  await settle(owner, { ...profile, public: true })
  await upload(owner, 'upload-picture', await drawings.portrait)
  for (const photo of ['marsh', 'wall', 'night'] as const) await upload(owner, 'photos', await drawings[photo])
  for (const note of notes) await createNote(owner, note)
  for (const file of documents) await addDocument(owner, file)
  for (const { questions } of conversations) await talk(owner, questions)
  for (const { questions } of visits) await visit(await request.newContext({ baseURL }), questions)
  for (const { picture, ...neighbour } of neighbours) {
    const person = await invite(neighbour)
    const { bio, interests, location } = neighbour
    await settle(person, { bio, interests, location, public_fields: profile.public_fields, public: true })
    if (picture) await upload(person, 'upload-picture', await drawings[picture])
    await vote(person, neighbour.votes)
    if (neighbour.username === 'tomas') await visit(person, [passedOn])
  }
  const starter = await invite(newcomer)
  const { thread_id } = await post<{ thread_id: string }>(starter, '/api/v1/chat/profile-pal', {})
  await ask(starter, introduction, thread_id)
  const blank = await invite(beginner)
  await post(blank, '/api/v1/profile/finish-onboarding', {})
  await titled(owner, conversations.length)
  return { maud: await owner.storageState(), newcomer: await starter.storageState(), beginner: await blank.storageState() }
}

/** What the list of sessions names. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const emailOf = ({ username }: { username: string }) => `${username}@example.org`

async function signUp(baseURL: string, person: { username: string; display_name: string }) {
  const context = await request.newContext({ baseURL, userAgent })
  const { username, display_name } = person
  await post(context, '/api/v1/auth/register', {
    username,
    display_name,
    email: emailOf(person),
    password: 'a long enough password',
    timezone: 'Europe/London',
    about: 'I write mornings, and think in metres.',
  })
  return context
}

async function settle(person: APIRequestContext, data: object) {
  await post(person, '/api/v1/profile/finish-onboarding', {})
  await succeeded(await person.put('/api/v1/profile', { data }))
}

async function upload(person: APIRequestContext, to: string, picture: Buffer) {
  const file = { name: 'picture.png', mimeType: 'image/png', buffer: picture }
  await succeeded(await person.post(`/api/v1/profile/${to}`, { multipart: { file } }))
}

async function addDocument(person: APIRequestContext, { name, text }: { name: string; text: string }) {
  const files = { name, mimeType: 'text/markdown', buffer: Buffer.from(text) }
  await succeeded(await person.post('/api/v1/knowledge/documents', { multipart: { files } }))
}

async function createNote(person: APIRequestContext, input: object) {
  await graph(person, 'mutation ($input: CreateKnowledgeItemInput!) { createKnowledgeItem(input: $input) { __typename } }', { input })
}

async function vote(person: APIRequestContext, titles: readonly string[]) {
  type Roadmap = { roadmap: { edges: { node: { id: string; title: string } }[] } }
  const { roadmap } = await graph<Roadmap>(person, '{ roadmap(first: 50) { edges { node { id title } } } }')
  for (const { node } of roadmap.edges) {
    if (!titles.includes(node.title)) continue
    const query = 'mutation ($input: VoteForRoadmapItemInput!) { voteForRoadmapItem(input: $input) { __typename } }'
    await graph(person, query, { input: { itemId: node.id } })
  }
}

async function graph<Data>(person: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await post<{ data: Data; errors?: unknown }>(person, '/graphql', { query, variables })
  if (errors) throw new Error(`The graph answered with ${JSON.stringify(errors)}.`)
  return data
}

async function talk(person: APIRequestContext, questions: string[]) {
  const { thread_id } = await post<{ thread_id: string }>(person, '/api/v1/chat/start', {})
  for (const question of questions) await ask(person, question, thread_id)
}

/** Reads the answer to its end. */
async function ask(person: APIRequestContext, input: string, thread_id: string) {
  await succeeded(await person.post('/api/v1/chat/stream', { data: { thread_id, input } }))
}

async function visit(visitor: APIRequestContext, questions: string[]) {
  for (const input of questions) {
    const { thread_id } = await post<{ thread_id: string }>(visitor, `/api/v1/twin/${maud.username}/chat`, { input })
    await succeeded(await visitor.get('/api/v1/chat/stream', { params: { thread_id }, headers: { accept: 'text/event-stream' } }))
  }
}

/** Titles come after the answers. */
async function titled(person: APIRequestContext, count: number) {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    const answer = await person.get('/api/v1/chat/threads', { params: { limit: 50 }, maxRetries: 3 })
    const { threads } = (await answer.json()) as { threads: { name: string | null }[] }
    if (threads.filter(({ name }) => name).length >= count) return
    await setTimeout(100)
  }
  throw new Error('The conversations have no titles.')
}

async function post<Body>(person: APIRequestContext, path: string, data: object): Promise<Body> {
  const response = await person.post(path, { data })
  await succeeded(response)
  return (await response.json()) as Body
}

async function succeeded(response: Awaited<ReturnType<APIRequestContext['get']>>) {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`)
}
