import type { Plugin } from 'graphql-yoga'
import { AppError } from '../../platform/errors.ts'
import { refuseCompressedBody } from '../../platform/limits/requestLimit.ts'
import { toGraphqlCode } from '../errors/codes.ts'

const responseTypes = ['application/graphql-response+json', 'application/json', 'text/event-stream', 'multipart/mixed']

/** Yoga would execute the mutation first. */
export const checkMediaTypes: Plugin = {
  onRequestParse({ request, requestParser }) {
    if (request.method === 'POST') refuseCompressedBody(request.headers)
    if (request.method === 'POST' && !requestParser) throw new AppError('unsupported_media_type', { params: { types: 'application/json' } })
    if (!accepts(request.headers.get('accept') ?? '*/*')) throw createNotAcceptableError(responseTypes)
  },
  onResultProcess({ result, resultProcessor }) {
    // Yoga doesn’t close the source of events that it can’t send.
    if (!resultProcessor && result && Symbol.asyncIterator in result) void result[Symbol.asyncIterator]().return?.()
  },
  onResponse({ response, setResponse, fetchAPI }) {
    if (response.status !== 406 || response.body) return
    const { message, code, params } = createNotAcceptableError(['text/event-stream', 'multipart/mixed'])
    const body = { errors: [{ message, extensions: { code: toGraphqlCode(code), params } }] }
    setResponse(
      new fetchAPI.Response(JSON.stringify(body), { status: 406, headers: { 'content-type': 'application/json; charset=utf-8' } }),
    )
  },
}

function accepts(header: string): boolean {
  return header.split(',').some((part) => {
    const range = part.split(';', 1)[0]?.trim().toLowerCase() ?? ''
    return range === '*/*' || responseTypes.some((type) => type === range || `${type.split('/', 1)[0]}/*` === range)
  })
}

function createNotAcceptableError(types: readonly string[]): AppError {
  return new AppError('not_acceptable', { params: { types: types.join(', ') } })
}
