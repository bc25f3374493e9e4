import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { TestApp } from './app.ts'

export function readMailedResetToken(email: string, platform: TestApp['platform']): Promise<string> {
  return tokenMailedTo(email, '/reset-password', platform)
}

export function findVerificationToken(email: string, platform: TestApp['platform']): Promise<string> {
  return tokenMailedTo(email, '/verify-email', platform)
}

export function readMailedEmailChangeToken(email: string, platform: TestApp['platform']): Promise<string> {
  return tokenMailedTo(email, '/change-email', platform)
}

export function readMailedSignInToken(email: string, platform: TestApp['platform']): Promise<string> {
  return tokenMailedTo(email, '/sign-in', platform)
}

export async function listMails(email: string, page: string, { config }: TestApp['platform']): Promise<number> {
  return (await linksMailedTo(email, page, config)).length
}

async function tokenMailedTo(email: string, page: string, { config }: TestApp['platform']): Promise<string> {
  return vi.waitFor(async () => {
    const token = (await linksMailedTo(email, page, config)).at(-1)
    if (!token) throw new Error(`There is no mail to ${email} with a link to ${page}.`)
    return token
  })
}

async function linksMailedTo(email: string, page: string, config: TestApp['platform']['config']): Promise<string[]> {
  const mails = await listMailsTo(email, config)
  return mails.flatMap((text) => text.split(`${config.publicUrl}${page}?token=`)[1]?.match(/^\S+/)?.[0] ?? [])
}

export async function readMailsTo(email: string, { config }: TestApp['platform']): Promise<string> {
  return (await listMailsTo(email, config)).join('\n')
}

async function listMailsTo(email: string, { dataDir }: TestApp['platform']['config']): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(` ${email}.eml`)).toSorted()
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  // Quoted-printable breaks lines with an equals sign.
  return mails.map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}
