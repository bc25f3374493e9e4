import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createMail } from './mail.ts'

test('without a mail server, a mail becomes a file and its link is in the log', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'twain-mail-'))
  const lines: string[] = []
  const mail = createMail({ mailFrom: 'Twain <twain@localhost>', dataDir }, pino({}, { write: (line: string) => lines.push(line) }))
  await mail.send({
    to: 'ann@example.com',
    subject: 'Reset your password',
    text: 'Open http://localhost:4000/reset-password?token=abc to go on.',
  })

  const [file] = await readdir(join(dataDir, 'mail'))
  const eml = await readFile(join(dataDir, 'mail', file ?? ''), 'utf8')
  expect(eml).toMatch(/^From: Twain <twain@localhost>\r?$/m)
  expect(eml).toContain('http://localhost:4000/reset-password?token=abc')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ to: 'ann@example.com', link: 'http://localhost:4000/reset-password?token=abc' })
})
