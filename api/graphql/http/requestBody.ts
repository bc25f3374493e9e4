import type { IncomingMessage } from 'node:http'
import { GraphQLError } from 'graphql'
import getRawBody from 'raw-body'
import { InputError } from '../../platform/errors.ts'
import { maxBodyBytes } from '../../platform/limits/requestLimit.ts'
import { parseBody } from '../../platform/text/cleanInput.ts'
import { toGraphqlCode } from '../errors/codes.ts'

/** Yoga’s own limit adds two streams per body and costs a tenth of the throughput. */
export function withBoundedBody(request: Request, incoming: IncomingMessage): Request {
  const text = () => read(incoming)
  return Object.assign(request, {
    text,
    json: async () => {
      try {
        return await parseBody(await text())
      } catch (error) {
        throw error instanceof InputError
          ? createRequestError(error.message, 400, { code: toGraphqlCode(error.code), params: error.params })
          : error
      }
    },
  })
}

async function read(incoming: IncomingMessage): Promise<string> {
  try {
    return await getRawBody(incoming, { limit: maxBodyBytes, length: incoming.headers['content-length'], encoding: 'utf-8' })
  } catch (error) {
    const isTooLarge = (error as { type?: string }).type === 'entity.too.large'
    throw isTooLarge ? createRequestError('Request body too large', 413, { code: 'REQUEST_ENTITY_TOO_LARGE' }) : error
  }
}

function createRequestError(message: string, status: number, extensions: Record<string, unknown>): GraphQLError {
  return new GraphQLError(message, { extensions: { ...extensions, http: { status } } })
}
