import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { documentFile } from '../../testing/files/documentFiles.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { type ExamplePerson, examplePeople } from '../../testing/subjects/examplePeople.ts'

const website = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(examplePeople[2]?.files['leila.html'])
})
website.listen(0, '127.0.0.1')
await once(website, 'listening')
afterAll(() => website.close())
const url = `http://127.0.0.1:${(website.address() as AddressInfo).port}/`

const app = await testApp({ WEB_PAGES: 'any', LLM_PROVIDER: 'builtin' })

interface Drafts {
  proposals: { id: string; field: string; value: string; evidence: string | null }[]
}

async function upload({ client }: Person, name: string, contents: string | Buffer): Promise<string> {
  const body = new FormData()
  body.append('files', documentFile(name, contents))
  const response = await client.fetch('/api/v1/upload/files', { method: 'POST', body })
  const { files } = (await response.json()) as { files: { id: string }[] }
  return files[0]?.id ?? ''
}

const draft = ({ client }: Person, source: object) => client.rest<Drafts>('POST', '/api/v1/profile/drafts', source)
const draftField = ({ client }: Person, field: string, input: object) =>
  client.rest<Drafts>('POST', `/api/v1/profile/drafts/${field}`, input)
const getTexts = ({ proposals }: Drafts, field: string) => proposals.filter((one) => one.field === field).map(({ value }) => value)

function findCorrect(drafts: Drafts, profile: ExamplePerson['profile']): string[] {
  return Object.entries(profile).flatMap(([field, expected]) => {
    const values = getTexts(drafts, field)
    const isCorrect = Array.isArray(expected)
      ? expected.length === values.length && expected.every((one) => values.includes(one))
      : field === 'bio'
        ? values[0]?.startsWith(expected)
        : values[0] === expected
    return isCorrect ? [field] : []
  })
}

const files = examplePeople.flatMap(({ files, profile }) => Object.entries(files).map(([name, contents]) => ({ name, contents, profile })))

test.each(files)('drafts at least six of seven fields from $name', async ({ name, contents, profile }) => {
  const ada = await createPerson(app)
  const { body } = await draft(ada, { file_id: await upload(ada, name, contents) })
  const correct = findCorrect(body, profile)
  expect(correct.length, JSON.stringify({ correct, body })).toBeGreaterThanOrEqual(6)
})

test('drafts from a pasted text and from a web page', async () => {
  const ada = await createPerson(app)
  const [, , page, bio] = examplePeople
  const pasted = await draft(ada, { text: bio?.files['leila.txt'] })
  expect(findCorrect(pasted.body, bio?.profile ?? {}).length).toBeGreaterThanOrEqual(6)
  const fetched = await draft(await createPerson(app), { url })
  expect(findCorrect(fetched.body, page?.profile ?? {}).length).toBeGreaterThanOrEqual(6)
})

test('changes nothing until drafts are accepted, then accepts all at once', async () => {
  const ada = await createPerson(app)
  await draft(ada, { text: 'Name: Tilda Brandt\nInterests: rowing, old maps' })
  const { body: before } = await ada.client.rest('GET', '/api/v1/profile')
  expect(before).toMatchObject({ interests: [] })
  const { body: edited } = await draftField(ada, 'interests', { values: ['Rowing, in winter too'] })
  expect(getTexts(edited, 'interests')).toEqual(['Rowing, in winter too'])
  const { body: pending } = await ada.client.rest<Drafts>('GET', '/api/v1/profile/proposals')
  const ids = pending.proposals.map(({ id }) => id)
  const { body } = await ada.client.rest<{ profile: object }>('POST', '/api/v1/profile/proposals/accept', { ids })
  expect(body.profile).toMatchObject({ display_name: 'Tilda Brandt', interests: ['Rowing, in winter too'] })
  expect(await ada.client.rest('POST', '/api/v1/profile/proposals/accept', { ids })).toMatchObject({ status: 409 })
})

test('a second answer replaces the first', async () => {
  const ada = await createPerson(app)
  await draftField(ada, 'location', { answer: 'I live in Skagen' })
  const { body } = await draftField(ada, 'location', { answer: 'Marstrand' })
  expect(getTexts(body, 'location')).toEqual(['Marstrand'])
  await draftField(ada, 'skills', { answer: 'knots, soup and old engines' })
  expect(getTexts((await draftField(ada, 'skills', { answer: 'knots' })).body, 'skills')).toEqual(['Knots'])
  expect((await draftField(ada, 'skills', { values: [] })).body.proposals).toEqual([])
})

test('treats what files and web pages say as untrusted until it is accepted', async () => {
  const ada = await createPerson(app)
  await draft(ada, { file_id: await upload(ada, 'cv.txt', 'Name: Tilda Brandt') })
  await draft(ada, { text: 'Interests: rowing' })
  const stored = await app.platform.db.profileProposal.findMany({ where: { userId: ada.id }, orderBy: { field: 'asc' } })
  expect(stored.map(({ field, hasUntrustedContent }) => [field, hasUntrustedContent])).toEqual([
    ['display_name', true],
    ['interests', false],
  ])
})

test('refuses the files of other users and files without text', async () => {
  const [ada, bea] = [await createPerson(app), await createPerson(app)]
  const fileId = await upload(ada, 'cv.txt', 'Name: Tilda Brandt')
  expect(await draft(bea, { file_id: fileId })).toMatchObject({ status: 400, body: { error: { code: 'file_missing' } } })
  const picture = await upload(ada, 'me.bin', Buffer.from([0, 1, 2, 3]))
  expect(await draft(ada, { file_id: picture })).toMatchObject({ status: 400, body: { error: { code: 'file_not_readable' } } })
})
