import { signUp } from '../../bench/person.ts'
import { jsonHeaders, type Known } from './cases/cases.ts'

export type Role = 'owner' | 'other' | 'guest' | 'anonymous'
export type People = Readonly<Record<Role, Record<string, string>>>

export async function createPeople(url: string): Promise<{ people: People; known: Known }> {
  const name = `fuzz-${Date.now().toString(36)}`
  const username = `${name}-a`
  const [owner, other] = [await signUp(url, username), await signUp(url, `${name}-b`)]
  const ask = async (headers: Record<string, string>, query: string, variables: object = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...jsonHeaders, ...headers },
      body: JSON.stringify({ query, variables }),
    })
    return { data: ((await response.json()) as { data: unknown }).data, response }
  }

  await ask(
    owner.headers,
    `mutation { updateProfile(input: { isPublic: true, isTwinEnabled: true, bio: "I sail.", interests: ["Boats"] }) { __typename } }`,
  )
  for (const kind of ['NOTE', 'STORY'])
    await ask(
      owner.headers,
      `mutation { createKnowledgeItem(input: { kind: ${kind}, title: "Boats", content: "My boat is called Freya.", isPublic: true }) { __typename } }`,
    )
  await ask(owner.headers, `mutation { createAccessToken(input: { name: "A program" }) { __typename } }`)
  await ask(owner.headers, `mutation { updateProfileFromStories { __typename } }`)
  const form = new FormData()
  form.append('files', new File(['A story about boats.'], 'boats.md', { type: 'text/markdown' }))
  const uploaded = await fetch(`${url}/api/v1/upload/files`, { method: 'POST', headers: owner.headers, body: form })
  const elementIds = [...(await uploaded.text()).matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id]) => id ?? '')
  const sent = await fetch(`${url}/api/v1/chat/stream`, {
    method: 'POST',
    headers: { ...jsonHeaders, ...owner.headers, accept: 'text/event-stream' },
    body: JSON.stringify({ input: 'Remember that my boat is called Freya.' }),
  })
  await sent.text()
  const visit = await ask(
    {},
    `mutation($id: String!) { sendTwinMessage(input: { username: "${username}", text: "What is your boat called?", clientMessageId: $id }) { __typename } }`,
    { id: crypto.randomUUID() },
  )
  const guest = visit.response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')

  const belongings = await ask(
    owner.headers,
    `{ viewer { user { id } threads(first: 5) { edges { node { id steps(last: 5) { edges { node { id } } } activeRun { id } } } }
      knowledge(first: 5) { edges { node { id } } } stories(first: 5) { edges { node { id } } } notifications(first: 5) { edges { node { id } } }
      profileProposals { id } sessions { id } accessTokens { id } webhooks { id } twinConversations(first: 5) { edges { node { id } } } }
      roadmap(first: 3) { edges { node { id } } } }`,
  )
  const ids: Record<string, string[]> = { FileElement: elementIds }
  for (const [, global = ''] of JSON.stringify(belongings.data).matchAll(/"id":"([\w+/=]+)"/g)) {
    const [type = '', id = ''] = atob(global).split(':')
    ;(ids[type] ??= []).push(id)
  }
  // Cases must modify only objects of this run.
  const people = { owner: owner.headers, other: other.headers, guest: { cookie: guest }, anonymous: {} }
  return { people, known: { ids, username } }
}
