import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { CodeOf } from '../platform/errorCodes/catalogue.ts'
import { AppError, InputError } from '../platform/errors.ts'

interface IncomingFile {
  field: string
  name: string
  mimeType: string
  /** Must be consumed. */
  stream: Readable
}

interface UploadLimits {
  files: number
  /** Per file. */
  bytes: number
  tooLarge: TooLargeError
}

/** Files arrive as streams, which fail if the upload is interrupted or exceeds a limit, or if `take` fails. */
export async function receiveFiles(request: IncomingMessage, limits: UploadLimits, take: (file: IncomingFile) => Promise<void>) {
  const parser = createMultipartParser(request, limits)
  const streams: Readable[] = []
  // Later files arrive in the async context of the connection, which has no client.
  const asCaller = AsyncLocalStorage.snapshot()
  let taken = Promise.resolve()
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (field, stream, name, _encoding, mimeType) => {
        streams.push(stream)
        // `take` may not be listening yet.
        stream.on('error', () => {})
        stream.once('limit', () => reject(limits.tooLarge))
        // Contrary to the parser’s types, the name may be missing. Browsers encode quotation marks in it.
        const given = (name as string | undefined)?.replaceAll('%22', '"') ?? ''
        taken = taken.then(() => asCaller(take, { field, name: given, mimeType, stream }))
        taken.catch(reject)
      })
      parser.once('filesLimit', () => reject(new InputError('too_many_files', { params: { limit: limits.files } })))
      for (const limit of ['fieldsLimit', 'partsLimit'] as const)
        parser.once(limit, () => reject(new InputError('form_has_more_than_files')))
      parser.once('error', () => reject(createInterruptedError()))
      parser.once('finish', resolve)
      request.once('close', () => request.complete || reject(createInterruptedError()))
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

function createMultipartParser({ headers }: IncomingMessage, { files, bytes }: UploadLimits): BusboyInstance {
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

function createInterruptedError() {
  return new InputError('upload_interrupted')
}
