import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { CodeOf } from '../platform/errorCodes/catalogue.ts'
import { AppError, InputError } from '../platform/errors.ts'

export interface IncomingFile {
  /** The form's field. */
  field: string
  /** As the client calls it, without any folders. */
  name: string
  /** What the client says it is. */
  mimeType: string
  /** To be read to its end. */
  stream: Readable
}

export interface UploadLimits {
  files: number
  /** Of one file. */
  bytes: number
  /** For a file that has more. */
  tooLarge: TooLargeError
}

/**
 * Hands the files of a multipart request over one after another while they arrive, so that none is ever whole in memory. Streams
 * that `take` holds end with an error when the upload breaks off, exceeds a limit, or `take` itself fails.
 */
export async function receiveFiles(request: IncomingMessage, limits: UploadLimits, take: (file: IncomingFile) => Promise<void>) {
  const parser = multipartParser(request, limits)
  const streams: Readable[] = []
  // Files after the first arrive with the connection, which belongs to no client.
  const asCaller = AsyncLocalStorage.snapshot()
  let taken = Promise.resolve()
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (field, stream, name, _encoding, mimeType) => {
        streams.push(stream)
        // Errors reach the taker, who need not be listening yet.
        stream.on('error', () => {})
        stream.once('limit', () => reject(limits.tooLarge))
        // A part that is a file by its type alone has no name, whatever the parser's types say.
        const given = (name as string | undefined) ?? ''
        taken = taken.then(() => asCaller(take, { field, name: given, mimeType, stream }))
        taken.catch(reject)
      })
      parser.once('filesLimit', () => reject(new InputError('too_many_files', { params: { limit: limits.files } })))
      for (const limit of ['fieldsLimit', 'partsLimit'] as const)
        parser.once(limit, () => reject(new InputError('form_has_more_than_files')))
      parser.once('error', () => reject(brokenOff()))
      parser.once('finish', resolve)
      request.once('close', () => request.complete || reject(brokenOff()))
      request.pipe(parser)
    })
    await taken
  } catch (error) {
    request.unpipe(parser)
    for (const stream of streams) stream.destroy(error instanceof Error ? error : undefined)
    await taken.catch(() => {})
    throw error
  }
}

export class TooLargeError<Code extends CodeOf<413> = CodeOf<413>> extends AppError<Code> {}

function multipartParser({ headers }: IncomingMessage, { files, bytes }: UploadLimits): BusboyInstance {
  const contentType = headers['content-type'] ?? ''
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': contentType },
      limits: { files, fileSize: bytes, fields: 20, fieldSize: 10_000, parts: files + 20, headerPairs: 50 },
    })
  } catch {
    throw new InputError('form_not_multipart')
  }
}

function brokenOff() {
  return new InputError('upload_interrupted')
}
