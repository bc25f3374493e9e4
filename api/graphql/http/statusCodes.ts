import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import { toGraphqlCode } from '../errors/codes.ts'

/** GraphQL over HTTP: 200 for every response with `data`, even if null, otherwise an error status. */
export const followStatusCodes: Plugin = {
  onResultProcess({ result }) {
    if (isAsyncIterable(result) || Array.isArray(result)) return
    const hasData = 'data' in result
    for (const { extensions } of result.errors ?? []) {
      if (!extensions) continue
      const http = extensions.http
      if (hasData) extensions.http = {}
      else if (extensions.code === toGraphqlCode('internal_server_error')) extensions.http = { status: 500 }
      else if (!http?.status || extensions.code === toGraphqlCode('bad_user_input')) extensions.http = { ...http, status: 400, spec: true }
    }
  },
}
