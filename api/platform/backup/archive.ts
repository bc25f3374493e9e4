import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { extract, pack } from 'tar-stream'
import { StartupError } from '../startupError.ts'

export interface Entry {
  name: string
  size: number
  content: Readable
}

export type AddEntry = (name: string, content: Buffer | Readable, size?: number) => Promise<void>

const summaryName = 'sha256'
/** Errors of open files have no path. */
const writeCalls = ['write', 'writev', 'fsync']
const magic = 'age-encryption.org/'

/** A tar file, compressed with gzip and, with a passphrase, encrypted with age. The last entry is the hash of all others. */
export async function writeArchive(file: string, passphrase: string | undefined, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const archive = pack()
  const zipped = createGzip()
  const hash = createHash('sha256')
  const add: AddEntry = async (name, content, size = (content as Buffer).length) => {
    hash.update(`${name}\n${size}\n`)
    const source = Buffer.isBuffer(content) ? Readable.from(content.length > 0 ? [content] : []) : content
    await pipeline(source, addTo(hash), archive.entry({ name, size }))
  }
  const filling = async () => {
    try {
      await fill(add)
      const digest = hash.digest('hex')
      archive.entry({ name: summaryName }, digest)
      archive.finalize()
    } catch (error) {
      archive.destroy(error as Error)
      throw error
    }
  }
  try {
    const bytes = passphrase ? await encrypt(zipped, passphrase) : zipped
    const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
    const results = await Promise.allSettled([filling(), pipeline(Readable.from(archive), zipped), pipeline(bytes, output)])
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as NodeJS.ErrnoException] : []))
    const unwritable = failures.find(({ path, syscall = '' }) => path === file || writeCalls.includes(syscall))
    if (unwritable) throw new StartupError(`${file} cannot be written: ${unwritable.message}.`)
    if (failures[0]) throw failures[0]
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

/** Reads the whole file; a wrong hash throws at its end. */
export async function readArchive(file: string, passphrase: string | undefined, read: (entry: Entry) => Promise<void>): Promise<void> {
  const isEncrypted = await startsWithMagic(file)
  if (isEncrypted && !passphrase) throw new StartupError(`${file} is encrypted. Set TWAIN_BACKUP_PASSPHRASE.`)
  const hash = createHash('sha256')
  let found: string | undefined
  let isReading = false
  try {
    const source = createReadStream(file)
    const bytes = isEncrypted ? await decrypt(source, passphrase ?? '') : source
    const archive = extract()
    const unpacking = pipeline(bytes, createGunzip(), archive)
    unpacking.catch(() => {})
    for await (const entry of archive) {
      const { name, size } = entry.header
      if (name === summaryName) {
        found = (await buffer(entry)).toString()
        continue
      }
      hash.update(`${name}\n${size}\n`)
      const content = Readable.from(addTo(hash)(entry))
      isReading = true
      await read({ name, size, content })
      isReading = false
      for await (const _rest of content) void _rest
    }
    await unpacking
  } catch (error) {
    if (isReading && !isDamage(error)) throw error
    throw new StartupError(
      isEncrypted ? `The passphrase is wrong, or ${file} is damaged.` : `${file} is damaged, or is not a backup of Twain.`,
      { cause: error },
    )
  }
  if (found !== hash.digest('hex')) throw new StartupError(`${file} is damaged, or is not a backup of Twain.`)
}

function addTo(hash: ReturnType<typeof createHash>) {
  return async function* hashed(chunks: AsyncIterable<unknown>) {
    for await (const chunk of chunks) {
      hash.update(chunk as Buffer)
      yield chunk
    }
  }
}

/** Errors of zlib, tar and age, which arrive through the entry being read. */
function isDamage(error: unknown) {
  if (!(error instanceof Error) || error instanceof StartupError) return false
  return (
    ('code' in error && String(error.code).startsWith('Z_')) || /end of data|end of file|decrypt|tag|stream|header/i.test(error.message)
  )
}

async function startsWithMagic(file: string) {
  try {
    await using handle = await open(file)
    const { buffer: start } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0)
    return start.toString('latin1') === magic
  } catch (cause) {
    throw new StartupError(`${file} cannot be read: ${(cause as Error).message}.`, { cause })
  }
}

async function encrypt(source: Readable, passphrase: string) {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  return toNode(await encrypter.encrypt(toWeb(source)))
}

async function decrypt(source: Readable, passphrase: string) {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return toNode(await decrypter.decrypt(toWeb(source)))
}

const toWeb = (source: Readable) => Readable.toWeb(source) as unknown as globalThis.ReadableStream<Uint8Array>
const toNode = (source: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(source as unknown as ReadableStream)
