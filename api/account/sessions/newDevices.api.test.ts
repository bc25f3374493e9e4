import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const mails: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, _session, done) {
    mails.push(await text(stream))
    done()
  },
})
smtp.listen(0, '127.0.0.1')
await once(smtp.server, 'listening')
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))
const { port } = smtp.server.address() as AddressInfo
const app = await testApp({ TRUSTED_PROXIES: 'loopback', SMTP_URL: `smtp://127.0.0.1:${port}`, VERIFY_EMAIL: 'false' })

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const browser = (address: string) => app.anyone({ 'user-agent': firefox, 'x-forwarded-for': address })
const signIn = ({ email, password }: Person, client: ReturnType<typeof browser>) =>
  client.rest('POST', '/api/v1/auth/login', { email, password })

async function listNotices({ client }: Person) {
  const { body } = await client.rest<{ notifications: { title: string; summary: string; action_url: string }[] }>(
    'GET',
    '/api/v1/notifications',
  )
  return body.notifications.filter(({ title }) => title === 'New sign-in to your account')
}

test('a sign-in on a new device is reported once, in the app and by email', async () => {
  const person = await createPerson(app)
  await app.platform.db.user.update({ where: { id: person.id }, data: { language: 'de' } })
  expect(await listNotices(person)).toEqual([])
  const device = browser('198.51.100.7')
  for (let count = 0; count < 2; count += 1) expect((await signIn(person, device)).status).toBe(200)
  expect(await listNotices(person)).toMatchObject([{ summary: 'Firefox on Linux · 198.51.100.…', action_url: '/settings#sessions' }])
  const mail = await vi.waitFor(() => {
    const found = mails.find((sent) => sent.includes(`To: ${person.email}`))
    if (!found) throw new Error('There is no email.')
    return found
  }, 20_000)
  expect(mail).toContain('Subject: Neue Anmeldung bei Twain')
  expect(mail).toMatch(/Firefox on Linux/)
  expect(mail).toContain('http://localhost:4000/settings#sessions')
})

test('a browser without cookies is known by its network and open session, and a copied name is not enough', async () => {
  const person = await createPerson(app)
  await signIn(person, browser('198.51.100.7'))
  await signIn(person, browser('198.51.100.8'))
  expect(await listNotices(person)).toHaveLength(1)
  await signIn(person, browser('203.0.113.8'))
  expect(await listNotices(person)).toHaveLength(2)
})

test('a refused sign-in is not reported', async () => {
  const person = await createPerson(app)
  await signIn({ ...person, password: 'wrong' }, browser('198.51.100.9'))
  expect(await listNotices(person)).toEqual([])
})
