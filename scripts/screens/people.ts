import { setTimeout } from 'node:timers/promises'
import { type APIRequestContext, request } from 'playwright'
import sharp from 'sharp'
import { correction, invitations, memories, secondModel } from './records.ts'
import {
  beginner,
  conversations,
  documents,
  introduction,
  maud,
  neighbors,
  newcomer,
  notes,
  passedOn,
  profile,
  project,
  savedPrompts,
  visits,
  type Project,
} from './story.ts'

const drawings = {
  portrait: drawPortrait('#f0c9a4', '#3b2a2a', '#33566b', '#c9dde2'),
  marsh: drawLandscape({ sky: ['#f6d7a8', '#e79d83'], sea: '#7d8f8a', land: '#4b5b46', sun: '#fff3d6' }),
  wall: drawLandscape({ sky: ['#c7d9e6', '#eef3f1'], sea: '#4f7d94', land: '#8d8272', sun: '#ffffff' }),
  night: drawLandscape({ sky: ['#16233c', '#3c4f73'], sea: '#22344e', land: '#101a2b', sun: '#f2ead0' }),
  tomas: drawPortrait('#d9a07c', '#1f1a17', '#7a4b3a', '#efe0cf'),
  noor: drawPortrait('#c68d64', '#2a1c16', '#5d4a7d', '#dcd6ea'),
}

export type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>
export interface People {
  maud: Cookies
  newcomer: Cookies
  beginner: Cookies
}

export async function invitePeople(baseURL: string, modelUrl: string): Promise<People> {
  const invite = (person: { username: string; display_name: string }) => signUp(baseURL, person)
  const owner = await invite(maud)
  await publishProfile(owner, { ...profile, public: true })
  await addPortrait(owner)
  for (const photo of ['marsh', 'wall', 'night'] as const) await upload(owner, 'photos', await drawings[photo])
  for (const note of notes) await createNote(owner, note)
  for (const file of documents) await addDocument(owner, file)
  for (const prompt of savedPrompts) await post(owner, '/api/v1/saved-prompts', prompt)
  for (const { questions } of conversations) await sendQuestions(owner, questions)
  await addProject(owner, project)
  for (const { questions } of visits) await correct(owner, questions, await visit(await request.newContext({ baseURL }), questions))
  for (const { picture, ...neighbor } of neighbors) {
    const person = await invite(neighbor)
    const { bio, interests, location } = neighbor
    await publishProfile(person, { bio, interests, location, public_fields: profile.public_fields, public: true })
    if (picture) await upload(person, 'upload-picture', await drawings[picture])
    await vote(person, neighbor.votes)
    if (neighbor.username === 'tomas') await visit(person, [passedOn])
  }
  await post(owner, '/api/v1/operator/models/connections', { preset: 'openai_compatible', base_url: modelUrl, model: secondModel })
  for (const invitation of invitations) await post(owner, '/api/v1/operator/invitations', invitation)
  await post(owner, '/api/v1/twin-privacy-check', {})
  for (const content of memories) await post(owner, '/api/v1/memories', { content })
  await post(owner, '/api/v1/memories/summary', {})
  const starter = await invite(newcomer)
  await post(starter, '/api/v1/profile/drafts', { text: introduction })
  const blank = await invite(beginner)
  await post(blank, '/api/v1/profile/finish-onboarding', {})
  await waitForTitles(owner, conversations.length + project.questions.length)
  return { maud: await owner.storageState(), newcomer: await starter.storageState(), beginner: await blank.storageState() }
}

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const getEmail = ({ username }: { username: string }) => `${username}@example.org`

export async function signUp(baseURL: string, person: { username: string; display_name: string }) {
  const context = await request.newContext({ baseURL, userAgent })
  const { username, display_name } = person
  await post(context, '/api/v1/auth/register', {
    username,
    display_name,
    email: getEmail(person),
    password: 'a long enough password',
    timezone: 'Europe/London',
    about: 'I write mornings, and think in metres.',
  })
  return context
}

export async function publishProfile(person: APIRequestContext, data: object) {
  await post(person, '/api/v1/profile/finish-onboarding', {})
  await assertOk(await person.put('/api/v1/profile', { data }))
}

async function upload(person: APIRequestContext, to: string, picture: Buffer) {
  const file = { name: 'picture.png', mimeType: 'image/png', buffer: picture }
  await assertOk(await person.post(`/api/v1/profile/${to}`, { multipart: { file } }))
}

export async function addPortrait(person: APIRequestContext) {
  await upload(person, 'upload-picture', await drawings.portrait)
}

async function addDocument(person: APIRequestContext, { name, text }: { name: string; text: string }) {
  const files = { name, mimeType: 'text/markdown', buffer: Buffer.from(text) }
  await assertOk(await person.post('/api/v1/knowledge/documents', { multipart: { files } }))
}

export async function createNote(person: APIRequestContext, input: object) {
  await sendGraphql(person, 'mutation ($input: CreateKnowledgeItemInput!) { createKnowledgeItem(input: $input) { __typename } }', { input })
}

async function vote(person: APIRequestContext, titles: readonly string[]) {
  type Roadmap = { roadmap: { edges: { node: { id: string; title: string } }[] } }
  const { roadmap } = await sendGraphql<Roadmap>(person, '{ roadmap(first: 50) { edges { node { id title } } } }')
  for (const { node } of roadmap.edges) {
    if (!titles.includes(node.title)) continue
    const query = 'mutation ($input: VoteForRoadmapItemInput!) { voteForRoadmapItem(input: $input) { __typename } }'
    await sendGraphql(person, query, { input: { itemId: node.id } })
  }
}

async function sendGraphql<Data>(person: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await post<{ data: Data; errors?: unknown }>(person, '/graphql', { query, variables })
  if (errors) throw new Error(`GraphQL errors: ${JSON.stringify(errors)}.`)
  return data
}

/** @returns Thread ID */
export async function sendQuestions(person: APIRequestContext, questions: string[]) {
  const { thread_id } = await post<{ thread_id: string }>(person, '/api/v1/chat/start', {})
  for (const question of questions) await ask(person, question, thread_id)
  return thread_id
}

async function addProject(person: APIRequestContext, { questions, ...project }: Project) {
  const { id: project_id } = await post<{ id: string }>(person, '/api/v1/chat/projects', project)
  for (const input of questions) await assertOk(await person.post('/api/v1/chat/stream', { data: { project_id, input } }))
}

async function ask(person: APIRequestContext, input: string, thread_id: string) {
  await assertOk(await person.post('/api/v1/chat/stream', { data: { thread_id, input } }))
}

async function correct(owner: APIRequestContext, questions: string[], answerId: string | undefined) {
  if (questions.at(-1) === correction.question) await post(owner, '/api/v1/twin-checks', { step_id: answerId, ...correction })
}

/** @returns ID of the last answer */
async function visit(visitor: APIRequestContext, questions: string[]) {
  await assertOk(await visitor.get(`/${maud.username}`, { headers: { accept: 'text/html', referer: 'https://almanac.example/harbours' } }))
  let answerId: string | undefined
  for (const input of questions) {
    const thread_id = await askTwin(visitor, maud.username, input)
    const history = await visitor.get(`/api/v1/chat/threads/${thread_id}/history`, { params: { limit: 1 } })
    answerId = ((await history.json()) as { steps: { id: string }[] }).steps[0]?.id
  }
  return answerId
}

/** @returns Thread ID */
export async function askTwin(visitor: APIRequestContext, username: string, input: string) {
  const { thread_id } = await post<{ thread_id: string }>(visitor, `/api/v1/twin/${username}/chat`, { input })
  await assertOk(await visitor.get('/api/v1/chat/stream', { params: { thread_id }, headers: { accept: 'text/event-stream' } }))
  return thread_id
}

async function waitForTitles(person: APIRequestContext, count: number) {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    const answer = await person.get('/api/v1/chat/threads', { params: { limit: 50 }, maxRetries: 3 })
    const { threads } = (await answer.json()) as { threads: { name: string | null }[] }
    if (threads.filter(({ name }) => name).length >= count) return
    await setTimeout(100)
  }
  throw new Error('The conversation titles are missing.')
}

async function post<Body>(person: APIRequestContext, path: string, data: object): Promise<Body> {
  const response = await person.post(path, { data })
  await assertOk(response)
  return (await response.json()) as Body
}

async function assertOk(response: Awaited<ReturnType<APIRequestContext['get']>>) {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`)
}

interface Landscape {
  sky: [string, string]
  sea: string
  land: string
  sun: string
}

function drawLandscape({ sky: [high, low], sea, land, sun }: Landscape) {
  return convertToPng(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>
    <rect width="960" height="720" fill="url(#sky)"/>
    <circle cx="690" cy="300" r="62" fill="${sun}"/>
    <rect y="400" width="960" height="320" fill="${sea}"/>
    <path d="M560 430h260M600 462h190M640 494h110M610 526h150" stroke="${sun}" stroke-width="6" stroke-linecap="round" opacity=".55"/>
    <path d="M0 440C180 400 260 470 420 500S700 640 960 610V720H0Z" fill="${land}"/>
    <path d="M0 560C160 530 330 600 520 640S820 700 960 690V720H0Z" fill="${land}" opacity=".6"/>
    <path d="M150 448V352M150 372l44 14-44 14" stroke="${land}" stroke-width="8" fill="${land}"/>
  </svg>`)
}

function drawPortrait(skin: string, hair: string, coat: string, behind: string) {
  return convertToPng(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
    <rect width="512" height="512" fill="${behind}"/>
    <path d="M0 372q128-44 256 0t256 0V512H0Z" fill="#fff" opacity=".4"/>
    <path d="M150 232C140 92 372 92 362 232C372 300 356 360 340 372H172C156 360 140 300 150 232Z" fill="${hair}"/>
    <path d="M84 512C92 404 176 372 256 372S420 404 428 512Z" fill="${coat}"/>
    <path d="M220 312H292V384Q256 412 220 384Z" fill="${skin}"/>
    <ellipse cx="256" cy="240" rx="80" ry="98" fill="${skin}"/>
    <path d="M172 236C176 140 262 150 300 176C330 196 340 214 342 240C352 120 300 120 256 120S160 130 172 236Z" fill="${hair}"/>
  </svg>`)
}

function convertToPng(svg: string) {
  return sharp(Buffer.from(svg)).png().toBuffer()
}
