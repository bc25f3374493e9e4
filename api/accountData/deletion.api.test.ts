import { beforeAll, describe, expect, test } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { say } from '../testing/parity/parity.ts'

const app = await testApp()
const { db, files } = app.platform

const me = '/api/v1/auth/me'

/** Exists so that no other account is the only operator. */
let operator: Person
beforeAll(async () => {
  operator = await createPerson(app)
})

const deleting = {
  REST: async (client: Client, password: string) => {
    const { body } = await client.rest<{ ok?: boolean; error?: { message: string; field: string } }>('DELETE', '/api/v1/account', {
      password,
    })
    return body.ok ? 'gone' : `${body.error?.field}: ${body.error?.message}`
  },
  GraphQL: async (client: Client, password: string) => {
    const deletion = graphql(`mutation DeleteAccount($password: String!) { deleteAccount(input: { password: $password }) {
      __typename ... on UserError { message } ... on InputError { field } } }`)
    const { deleteAccount } = await client.ask(deletion, { password })
    if (deleteAccount.__typename === 'InputError') return `${deleteAccount.field}: ${deleteAccount.message}`
    return deleteAccount.__typename === 'DeleteAccountPayload' ? 'gone' : deleteAccount.message
  },
}

async function tablesThatMention(text: string): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'jobs') AND table_type = 'BASE TABLE'`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.$queryRawUnsafe<unknown[]>(`SELECT FROM ${name} AS entry WHERE position($1 in entry::text) > 0 LIMIT 1`, text)
    if (rows.length > 0) found.push(name)
  }
  return found
}

const createToken = graphql(`mutation CreateToken {
  createAccessToken(input: { name: "Script" }) { __typename ... on CreateAccessTokenPayload { secret } }
}`)

async function createRichLife(person: Person, visitor: Person, guest: Client): Promise<string[]> {
  const { client, id: userId, username } = person
  await client.mutate(createToken)
  const hook = { url: 'https://example.org/hook', event_types: ['answer.finished'] }
  const { body: made } = await client.rest<{ webhook: { id: string } }>('POST', '/api/v1/webhooks', hook)
  await client.rest('POST', `/api/v1/webhooks/${made.webhook.id}/test`)
  await client.rest('PUT', '/api/v1/profile', { bio: 'Keeper of bees', public: true })
  await db.knowledgeItem.create({ data: { userId, kind: 'note', title: 'Bees', content: 'They dance.', audience: 'listed' } })
  await db.memory.create({ data: { userId, content: 'Likes honey' } })
  await db.profileProposal.create({ data: { userId, source: 'stories', field: 'bio', value: 'Keeper of many bees' } })
  const form = new FormData()
  form.append('files', new Blob(['honey']), 'honey.txt')
  await client.fetch('/api/v1/upload/files', { method: 'POST', body: form })
  await db.user.update({ where: { id: userId }, data: { image: `avatars/${userId}` } })
  await files.put(`avatars/${userId}/64.webp`, new Uint8Array(1), { contentType: 'image/webp' })
  await say(client, { input: 'Where are my bees?' })
  const { id: runId } = await db.run.findFirstOrThrow({ where: { userId } })
  await db.memoryProposal.create({ data: { userId, runId, action: 'remember', content: 'Likes mead', hasUntrustedContent: true } })
  await client.rest('POST', '/api/v1/auth/forgot-password', { email: person.email })
  for (const anyone of [visitor.client, guest]) {
    const { body } = await anyone.rest<{ thread_id: string }>('POST', `/api/v1/twin/${username}/chat`, { input: 'Who are you?' })
    for await (const _ of anyone.sse(`/api/v1/chat/stream?thread_id=${body.thread_id}`)) void _
  }
  await app.platform.jobs.start()
  await db.$executeRaw`INSERT INTO jobs.job (name, start_after, data) VALUES ('delete-files', now() + interval '1 day', jsonb_build_object('userId', ${userId}::text))`
  const { filePath } = await db.element.findFirstOrThrow({ where: { userId } })
  return [filePath ?? '', `avatars/${userId}/64.webp`, await createPhoto(client)]
}

async function createPhoto(client: Client): Promise<string> {
  const form = new FormData()
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  form.append('file', new File([Buffer.from(png, 'base64')], 'bee.png', { type: 'image/png' }))
  const response = await client.fetch('/api/v1/profile/photos', { method: 'POST', body: form })
  const { photos } = (await response.json()) as { photos: string[] }
  return photos[0]?.split('/files/')[1] ?? ''
}

describe.each(Object.entries(deleting))('over %s', (_face, deleteAccount) => {
  test('nothing mentions the user anymore', async () => {
    const [ada, bob] = [await createPerson(app), await createPerson(app)]
    const guest = app.anyone()
    const keys = await createRichLife(ada, bob, guest)
    expect(await tablesThatMention(ada.id)).toEqual(
      expect.arrayContaining(['public.users', 'public.threads', 'public.accounts', 'public.verifications', 'public.access_tokens']),
    )

    expect(await deleteAccount(ada.client, ada.password)).toBe('gone')
    await app.platform.deletedFiles.deleteDue()

    for (const text of [ada.id, ada.email, 'Keeper of bees'])
      await expect.poll(() => tablesThatMention(text), { timeout: 10_000 }).toEqual([])
    for (const key of keys) expect(await files.get(key)).toBeNull()
    expect((await app.anyone().rest('GET', `/api/v1/profile/public/${ada.username}`)).status).toBe(404)
    expect((await bob.client.rest('GET', me)).status).toBe(200)
    expect((await bob.client.rest('GET', '/api/v1/chat/threads')).body).toMatchObject({ threads: [] })
  })

  test('deletion ends all sessions, clears the cookie, frees the email and reserves the username', async () => {
    const ada = await createPerson(app)
    const { email, password, username } = ada
    const elsewhere = app.anyone({ authorization: `Bearer ${ada.token}` })
    expect((await elsewhere.rest('GET', me)).status).toBe(200)

    expect(await deleteAccount(ada.client, password)).toBe('gone')

    expect(ada.client.cookies.has('twain.session_token')).toBe(false)
    expect((await elsewhere.rest('GET', me)).status).toBe(401)
    expect((await app.anyone().rest('POST', '/api/v1/auth/login', { email, password })).status).toBe(400)
    await expect(createPerson(app, { username, email })).rejects.toThrow('Another account had this username')
    expect((await createPerson(app, { email })).email).toBe(email)
  })

  test('reports a wrong password at its field and deletes nothing', async () => {
    const { client, id } = await createPerson(app)
    expect(await deleteAccount(client, 'wrong')).toBe('password: Wrong password')
    expect(await deleteAccount(client, '')).toBe('password: Enter your password')
    expect(await db.user.count({ where: { id } })).toBe(1)
    expect((await client.rest('GET', me)).status).toBe(200)
  })
})

test.each(Object.entries(deleting))(
  'the last active operator cannot be deleted over %s while there are other accounts',
  async (_face, deleteAccount) => {
    const [other, suspended] = [await createPerson(app), await createPerson(app)]
    await db.user.update({ where: { id: suspended.id }, data: { isOperator: true, suspendedAt: new Date() } })
    const refusal = expect.stringMatching(/You’re the only operator\. .*: npm run twain -- operator EMAIL$/)
    expect(await deleteAccount(operator.client, 'wrong')).toBe('password: Wrong password')
    expect(await deleteAccount(operator.client, operator.password)).toEqual(refusal)
    expect((await operator.client.rest('GET', me)).status).toBe(200)

    await db.user.update({ where: { id: other.id }, data: { isOperator: true } })
    const answers = await Promise.all([operator, other].map(({ client, password }) => deleteAccount(client, password)))
    expect(answers.filter((answer) => answer === 'gone')).toHaveLength(1)
    expect(answers.find((answer) => answer !== 'gone')).toEqual(refusal)
    expect(await db.user.count({ where: { isOperator: true, suspendedAt: null } })).toBe(1)
    if (answers[0] === 'gone') operator = other
  },
)

test('the only account of a server can be deleted, and the next one becomes the operator', async () => {
  const alone = await testApp()
  const { client, password } = await createPerson(alone)
  expect(await deleting.REST(client, password)).toBe('gone')
  const next = await createPerson(alone)
  expect((await next.client.rest('GET', '/api/v1/operator/people')).status).toBe(200)
})

test('foreign, missing and repeated photo URLs delete nothing of others and do not block deletion', async () => {
  const [ada, bob] = [await createPerson(app), await createPerson(app)]
  const [own, foreign] = [await createPhoto(ada.client), await createPhoto(bob.client)]
  await files.put(`${own}.orphan`, new Uint8Array(1), { contentType: 'image/webp' })
  const folder = own.slice(0, own.lastIndexOf('/'))
  const names = [own, own, foreign, `${folder}/../../${foreign}`, `${folder}/`, `${folder}/%00.webp`, `${folder}/${'x'.repeat(300)}.webp`]
  const photos = names.map((name) => `${app.platform.config.publicUrl}/files/${name}`)
  expect((await ada.client.rest('PUT', '/api/v1/profile', { photos })).status).toBe(200)
  expect((await ada.client.rest('PUT', '/api/v1/profile', { photos: [photos[0], ...photos] })).status).toBe(200)

  expect(await deleting.REST(ada.client, ada.password)).toBe('gone')
  await app.platform.deletedFiles.deleteDue()
  expect(await db.deletedFile.count()).toBe(0)
  for (const key of [own, `${own}.orphan`]) expect(await files.get(key), key).toBeNull()
  const kept = await files.get(foreign)
  kept?.stream.destroy()
  expect(kept).not.toBeNull()
})

test('ends a running answer', async () => {
  const { client, id, password } = await createPerson(app)
  const ended = (async () => {
    for await (const { data } of client.sse('/api/v1/chat/stream?input=Slowly+%5B%5Binterval:20%5D%5D+%5B%5Btokens:500%5D%5D')) {
      if (data.includes('"run"')) expect(await deleting.REST(client, password)).toBe('gone')
    }
  })()
  await ended
  expect(await tablesThatMention(id)).toEqual([])
})

test('tokens and guests cannot delete accounts', async () => {
  const { client, password } = await createPerson(app)
  const { secret } = await client.mutate(createToken)
  const program = app.anyone({ authorization: `Bearer ${secret}` })
  expect(await program.rest('DELETE', '/api/v1/account', { password })).toMatchObject({
    status: 403,
    body: { error: { code: 'access_token_refused' } },
  })
  expect((await app.anyone().rest('DELETE', '/api/v1/account', { password })).status).toBe(401)
  expect((await client.rest('GET', me)).status).toBe(200)
})
