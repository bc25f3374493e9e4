import { createServer } from 'node:net'
import { once } from 'node:events'
import tls from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { startDovecot } from '../../../scripts/testing/dovecot.ts'
import { findFreePort } from '../../../scripts/testing/server.ts'
import { createMailbox, maxEmailBytes, type ReceivedEmail } from './mailbox.ts'

const never = new AbortController().signal

function open(imapUrl: string) {
  const mailbox = createMailbox({ replies: { imapUrl, address: 'answers@example.org' } })
  if (!mailbox) throw new Error('There is no mailbox.')
  const received: ReceivedEmail[] = []
  return { ...mailbox, received, fetch: (signal = never) => mailbox.fetchNew(async (email) => void received.push(email), signal) }
}

async function start() {
  const dovecot = await startDovecot()
  onTestFinished(() => dovecot.stop())
  return { dovecot, ...open(dovecot.url) }
}

const write = (text: string) => Buffer.from(`Subject: Test\r\n\r\n${text}\r\n`)

test('fetches each email once, with special characters in the password', async () => {
  const { dovecot, check, fetch, received } = await start()
  await check()
  for (const text of ['One', 'Two']) await dovecot.deliver(write(text))
  expect(await fetch()).toBe(false)
  expect(received.map(({ source }) => Buffer.from(source).toString())).toEqual([write('One').toString(), write('Two').toString()])
  expect(await fetch()).toBe(false)
  expect(received).toHaveLength(2)
  expect(await dovecot.listFiles()).toEqual([expect.stringMatching(/,S$/), expect.stringMatching(/,S$/)])
})

test('an email stays unread if handling it fails', async () => {
  const { dovecot, fetchNew, fetch, received } = await start()
  await dovecot.deliver(write('One'))
  await expect(fetchNew(async () => Promise.reject(new Error('away')), never)).rejects.toThrow('away')
  await fetch()
  expect(received).toHaveLength(1)
})

test('fetches 20 emails at once, and 1 MB of a large one', async () => {
  const { dovecot, fetch, received } = await start()
  await dovecot.deliver(write('x'.repeat(3 * maxEmailBytes)))
  for (let index = 0; index < 24; index++) await dovecot.deliver(write(String(index)))
  expect(await fetch()).toBe(true)
  expect(received).toHaveLength(20)
  expect(received[0]).toMatchObject({ isCutOff: true, source: { length: maxEmailBytes } })
  expect(received[1]).toMatchObject({ isCutOff: false })
  expect(await fetch()).toBe(false)
  expect(received).toHaveLength(25)
})

test('a wrong password, a missing folder and a server that is away fail with a code only', async () => {
  const { dovecot } = await start()
  const wrong = dovecot.url.replace('a%20p%40ssword', 'another')
  await expect(open(wrong).check()).rejects.toMatchObject({
    name: 'MailboxError',
    code: 'EAUTH',
    message: 'The mailbox at IMAP_URL cannot be used: EAUTH',
  })
  await expect(open(dovecot.url.replace('INBOX', 'Missing')).check()).rejects.toMatchObject({ name: 'MailboxError' })
  const away = `imap://ann:secret@127.0.0.1:${await findFreePort()}`
  await expect(open(away).check()).rejects.toMatchObject({ name: 'MailboxError', code: 'ECONNREFUSED' })
})

test('refuses a self-signed certificate unless it is trusted, and names setting and cause', async () => {
  const dovecot = await startDovecot({ isSecure: true })
  onTestFinished(() => dovecot.stop())
  await dovecot.deliver(write('One'))
  const code = 'DEPTH_ZERO_SELF_SIGNED_CERT'
  await expect(open(dovecot.url).fetch()).rejects.toMatchObject({ code, message: `The mailbox at IMAP_URL cannot be used: ${code}` })
  const trusted = tls.getCACertificates('default')
  onTestFinished(() => tls.setDefaultCACertificates(trusted))
  tls.setDefaultCACertificates([...trusted, dovecot.certificate])
  const { fetch, received } = open(dovecot.url)
  await fetch()
  expect(received).toHaveLength(1)
})

test.each([
  ['sends nothing', '', 'abort'],
  ['sends an endless line', `* OK ${'x'.repeat(3 * maxEmailBytes)}`, 'limit'],
  ['announces a huge literal', '* OK {2000000000}\r\n', 'limit'],
  ['closes the connection', null, 'limit'],
])('a server that %s does no harm', async (_, greeting, end) => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (greeting === null) socket.destroy()
    else socket.write(greeting)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const signal = end === 'abort' ? AbortSignal.timeout(500) : never
  await expect(open(`imap://ann:secret@127.0.0.1:${port}`).fetch(signal)).rejects.toMatchObject({ name: 'MailboxError' })
})
