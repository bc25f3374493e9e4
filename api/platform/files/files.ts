import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, existsSync, ReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Disk, errors } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import type { Config } from '../../config.ts'
import { readOrCreate } from './createOnce.ts'

export interface StoredFile {
  stream: Readable
  size: number
  contentType: string | undefined
}

/** Keys are like avatars/a1b2/64.webp. */
export interface Files {
  /** S3 requires the `size` of streams. */
  put(key: string, contents: Uint8Array | Readable, about: { contentType: string; size?: number }): Promise<void>
  get(key: string): Promise<StoredFile | null>
  delete(key: string): Promise<void>
  deleteAll(folder: string): Promise<void>
  list(): AsyncIterable<string>
}

export function createFiles(config: Pick<Config, 'dataDir' | 's3'>): Files {
  let opening: Promise<Disk> | undefined
  const disk = () => (opening ??= openDriver(config).then((driver) => new Disk(driver)))
  return {
    async put(key, contents, { contentType, size }) {
      const options = { contentType, contentLength: size }
      const opened = await disk()
      await (contents instanceof Uint8Array ? opened.put(key, contents, options) : opened.putStream(key, contents, options))
    },
    async get(key) {
      const opened = await disk()
      try {
        const { contentLength: size, contentType } = await opened.getMetaData(key)
        const stream = await opened.getStream(key)
        // A file deleted in between counts as missing.
        if (stream instanceof ReadStream && stream.pending) await once(stream, 'open')
        return { size, contentType, stream }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async delete(key) {
      await (await disk()).delete(key)
    },
    async deleteAll(folder) {
      await (await disk()).deleteAll(folder)
    },
    async *list() {
      if (!config.s3 && !existsSync(getFilesFolder(config.dataDir))) return
      const opened = await disk()
      for (let paginationToken: string | undefined, isFirst = true; isFirst || paginationToken; isFirst = false) {
        const page = await opened.listAll('', { recursive: true, paginationToken })
        for (const entry of page.objects) if (entry.isFile && entry.key !== listedStoreIdFile) yield entry.key
        paginationToken = page.paginationToken
      }
    },
  }
}

const storeIdFile = '.store-id'
/** flydrive lists names without their leading dot. */
const listedStoreIdFile = storeIdFile.slice(1)

/** Survives moving the folder. */
export function getFileStoreId({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): string {
  if (s3) return `bucket ${s3.bucket}${s3.endpoint ? ` at ${new URL(s3.endpoint).host}` : ''}`
  return `folder ${readOrCreate(join(getFilesFolder(dataDir), storeIdFile), randomUUID)}`
}

const getFilesFolder = (dataDir: string) => join(dataDir, 'files')

async function openDriver({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<DriverContract> {
  if (s3) {
    const { S3Driver } = await import('flydrive/drivers/s3')
    const { bucket, region, endpoint, credentials } = s3
    // Other S3 servers need path-style URLs.
    return new S3Driver({ bucket, region, endpoint, credentials, forcePathStyle: !!endpoint, supportsACL: false, visibility: 'private' })
  }
  const { FSDriver } = await import('flydrive/drivers/fs')
  const location = getFilesFolder(dataDir)
  /** FSDriver reports an aborted stream instead of its cause, such as a full disk. */
  class Folder extends FSDriver {
    override async putStream(key: string, contents: Readable) {
      const path = join(location, key)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(contents, createWriteStream(path))
    }
  }
  return new Folder({ location, visibility: 'private' })
}

/** A key that can never exist. */
export function isImpossibleKey(error: unknown): boolean {
  return [errors.E_UNALLOWED_CHARACTERS, errors.E_INVALID_KEY, errors.E_PATH_TRAVERSAL_DETECTED].some((type) => error instanceof type)
}

function isMissing(error: unknown): boolean {
  const cause = error instanceof errors.E_CANNOT_GET_METADATA || error instanceof errors.E_CANNOT_READ_FILE ? error.cause : error
  if (!(cause instanceof Error)) return false
  return ('code' in cause && cause.code === 'ENOENT') || ['NotFound', 'NoSuchKey'].includes(cause.name)
}
