import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const app = await testApp()
const verifying = { verifiesEmail: false }
Object.defineProperty(app.platform.config, 'verifiesEmail', { get: () => verifying.verifiesEmail })

const peoplePath = '/api/v1/profile/chosen-people'

const choose = ({ client }: Person, person: string) => client.rest<{ username: string | null }>('POST', peoplePath, { person })
const canRead = async ({ client }: Person, { username }: Person) =>
  (await client.rest('GET', `/api/v1/profile/public/${username}`)).status === 200

async function createSharingPerson(): Promise<Person> {
  const ada = await createPerson(app)
  await ada.client.rest('PUT', '/api/v1/profile', { audience: 'people' })
  return ada
}

test('members who change their username stay chosen, and can be chosen by the former one', async () => {
  const [ada, bob] = [await createSharingPerson(), await createPerson(app)]
  const { body } = await choose(ada, bob.username.toUpperCase())
  await bob.client.rest('PUT', '/api/v1/profile', { username: 'bob-renamed' })
  expect(await canRead(bob, ada)).toBe(true)
  expect((await choose(ada, bob.username)).body).toEqual({ ...body, username: 'bob-renamed' })
  const { people } = (await ada.client.rest<{ people: object[] }>('GET', peoplePath)).body
  expect(people).toMatchObject([{ username: 'bob-renamed', email: null }])
})

test('says that a username or address is the owner’s own', async () => {
  const ada = await createSharingPerson()
  const refused = { status: 400, body: { error: { code: 'person_is_self', message: 'You can’t add yourself.', field: 'person' } } }
  for (const isVerifying of [true, false]) {
    verifying.verifiesEmail = isVerifying
    for (const own of [ada.username, `@${ada.username}`, ada.email.toUpperCase()]) expect(await choose(ada, own)).toMatchObject(refused)
  }
})

test('refuses addresses that no account can have', async () => {
  const ada = await createSharingPerson()
  for (const isVerifying of [true, false]) {
    verifying.verifiesEmail = isVerifying
    expect(await choose(ada, 'bob@')).toMatchObject({ status: 400, body: { error: { code: 'invalid_email' } } })
    expect(await choose(ada, '@')).toMatchObject({ status: 404, body: { error: { code: 'no_such_person' } } })
  }
})
