import { describe, expect, test } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import { testApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { createPerson, type Person } from '../testing/people.ts'

const app = await testApp()
const { db } = app.platform

const unavailable = { message: 'Another account had this username. It is reserved for a year.', code: 'username_recently_used' }

async function rename({ client }: Pick<Person, 'client'>, username: string) {
  const { status, body } = await client.rest<{ error?: object }>('PUT', '/api/v1/profile', { username })
  return status === 200 ? 'renamed' : body.error
}

async function createRenamedPerson(isPublic = true): Promise<Person & { former: string; current: string }> {
  const person = await createPerson(app)
  const current = `${person.username}-now`
  await person.client.rest('PUT', '/api/v1/profile', { public: isPublic, username: current })
  return { ...person, former: person.username, current }
}

const passAYear = (username: string) => db.formerUsername.update({ where: { username }, data: { reservedUntil: new Date(Date.now() - 1) } })

const availability = graphql(`query FormerUsernameAvailability($username: String!) {
  usernameAvailability(username: $username) { available message code } }`)

async function isAvailable(client: Client, username: string) {
  const { body } = await client.rest<{ available: boolean; message?: string; code?: string }>('POST', '/api/v1/auth/check-username', {
    username,
  })
  const { usernameAvailability } = await client.ask(availability, { username })
  const { available, message = null, code = null } = body
  expect(usernameAvailability).toEqual({ available, message, code: code?.toUpperCase() ?? null })
  return body
}

describe('a former username', () => {
  test('is unavailable to everyone but its former owner', async () => {
    const ada = await createRenamedPerson()
    const bob = await createPerson(app)
    const registration = { username: ada.former, email: 'eve@example.org', password: 'a long enough one' }
    const { status, body } = await app.anyone().rest('POST', '/api/v1/auth/register', registration)
    expect([status, body]).toMatchObject([400, { error: { ...unavailable, field: 'username' } }])
    expect(await db.user.count({ where: { email: 'eve@example.org' } })).toBe(0)
    expect(await rename(bob, ada.former)).toMatchObject({ ...unavailable, field: 'username' })
    expect(await isAvailable(bob.client, ada.former)).toMatchObject({ available: false, message: unavailable.message })
    expect(await isAvailable(app.anyone(), ada.former)).toMatchObject({ available: false, message: unavailable.message })
  })

  test('can be taken back by its former owner, which reserves the replaced one', async () => {
    const ada = await createRenamedPerson()
    expect(await isAvailable(ada.client, ada.former)).toEqual({ available: true })
    expect(await rename(ada, ada.former)).toBe('renamed')
    expect(await isAvailable(app.anyone(), ada.current)).toMatchObject({ available: false, message: unavailable.message })
    expect(await db.formerUsername.findMany({ where: { userId: ada.id }, select: { username: true } })).toEqual([{ username: ada.current }])
  })

  test('is free after a year, and its reservation is deleted', async () => {
    const [ada, bob] = [await createRenamedPerson(), await createRenamedPerson()]
    const { reservedUntil } = await db.formerUsername.findUniqueOrThrow({ where: { username: ada.former } })
    const inAYear = new Date().setFullYear(new Date().getFullYear() + 1)
    expect(Math.abs(reservedUntil.getTime() - inAYear)).toBeLessThan(2 * 86_400_000)
    await Promise.all([passAYear(ada.former), passAYear(bob.former)])
    expect(await rename(await createPerson(app), ada.former)).toBe('renamed')
    await app.services.account.formerUsernames.deleteExpired(new Date())
    expect(await db.formerUsername.count({ where: { username: { in: [ada.former, bob.former] } } })).toBe(0)
  })

  test('is reserved although a registration races the rename', async () => {
    const ada = await createPerson(app)
    const registration = { username: ada.username, email: 'racer@example.org', password: 'a long enough one' }
    const [, racing] = await Promise.all([
      rename(ada, `${ada.username}-x`),
      app.anyone().rest('POST', '/api/v1/auth/register', registration),
    ])
    expect([400, 409]).toContain(racing.status)
    expect(await db.user.count({ where: { username: ada.username } })).toBe(0)
  })

  test('is one of at most ten', async () => {
    const ada = await createPerson(app)
    for (let count = 0; count < 10; count++) expect(await rename(ada, `${ada.username}-${count}`)).toBe('renamed')
    expect(await rename(ada, `${ada.username}-10`)).toMatchObject({ code: 'username_changed_too_often', field: 'username' })
    expect(await rename(ada, `${ada.username}-3`)).toBe('renamed')
  })
})

test('the username of a deleted account stays reserved for a year, without the owner’s ID', async () => {
  const ada = await createRenamedPerson()
  await ada.client.rest('DELETE', '/api/v1/account', { password: ada.password })
  const left = await db.formerUsername.findMany({ where: { username: { in: [ada.former, ada.current] } } })
  expect(left.map(({ userId }) => userId)).toEqual([null, null])
  for (const username of [ada.former, ada.current]) {
    expect(await isAvailable(app.anyone(), username)).toMatchObject({ available: false, message: unavailable.message })
    expect((await app.anyone().rest('GET', `/api/v1/profile/public/${username}`)).status).toBe(404)
  }
})

describe('links to a former username', () => {
  const lookUp = graphql(`query LookUpFormerUsername($username: String!) {
    publicProfile(username: $username) { username } twin(username: $username) { profile { username } } }`)
  const send = graphql(`mutation SendToFormerUsername($username: String!) {
    sendTwinMessage(input: { username: $username, text: "Hello", clientMessageId: "1" }) {
      __typename ... on SendMessagePayload { thread { metadata } } } }`)

  test('redirect in REST', async () => {
    const ada = await createRenamedPerson()
    for (const path of ['/api/v1/profile/public/', '/api/v1/twin/']) {
      const response = await app.anyone().fetch(`${path}${ada.former.toUpperCase()}`)
      expect([response.status, response.headers.get('location')]).toEqual([308, `${path}${ada.current}`])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('find the current profile and twin in GraphQL, and a message reaches the twin', async () => {
    const ada = await createRenamedPerson()
    expect(await app.anyone().ask(lookUp, { username: ada.former })).toEqual({
      publicProfile: { username: ada.current },
      twin: { profile: { username: ada.current } },
    })
    const { sendTwinMessage } = await app.anyone().ask(send, { username: ada.former })
    expect(sendTwinMessage).toMatchObject({ thread: { metadata: { twin_username: ada.current } } })
  })

  test('find nothing while the profile is private, except for its owner', async () => {
    const ada = await createRenamedPerson(false)
    const nothing = { publicProfile: null, twin: null }
    expect(await app.anyone().ask(lookUp, { username: ada.former })).toEqual(nothing)
    expect(await (await createPerson(app)).client.ask(lookUp, { username: ada.former })).toEqual(nothing)
    expect((await app.anyone().rest('GET', `/api/v1/twin/${ada.former}`)).status).toBe(404)
    expect(await ada.client.ask(lookUp, { username: ada.former })).toMatchObject({ twin: { profile: { username: ada.current } } })
  })

  test('expire after a year', async () => {
    const ada = await createRenamedPerson()
    await passAYear(ada.former)
    expect((await app.anyone().rest('GET', `/api/v1/profile/public/${ada.former}`)).status).toBe(404)
  })
})
