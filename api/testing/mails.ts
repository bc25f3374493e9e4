import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { TestApp } from './app.ts'

/** The proof in the link of the mail that lets somebody choose a new password. It is sent after the answer to their asking. */
export async function resetTokenMailedTo(email: string, { config }: TestApp['platform']): Promise<string> {
  const folder = join(config.dataDir, 'mail')
  return vi.waitFor(async () => {
    const file = (await readdir(folder)).find((name) => name.includes(email))
    const mail = await readFile(join(folder, file ?? 'not there yet'), 'utf8')
    // Quoted-printable breaks lines with a final equals sign.
    const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const link = `${config.publicUrl}/reset-password?token=`
    const token = text.split(link)[1]?.match(/^\S+/)?.[0]
    if (!token) throw new Error(`No link in: ${mail}`)
    return token
  })
}
