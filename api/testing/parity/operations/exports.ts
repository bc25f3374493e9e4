import { graphql } from '../../__generated__/gql.ts'
import type { Client } from '../../client.ts'
import { type Input, type Operation, type Outcome, refused, restOutcome } from '../parity.ts'
import { denied } from './models.ts'

export async function download(client: Client, path: string): Promise<Outcome> {
  const response = await client.fetch(path)
  const { status, headers } = response
  if (status >= 300) return restOutcome({ status, headers, body: (await response.json()) as Input })
  await response.arrayBuffer()
  return { data: headers.get('content-type') }
}

export async function downloadNamed(client: Client, viewer: object | null, url: string | null | undefined): Promise<Outcome> {
  if (!viewer) return { failed: { status: 401 } }
  if (!url) return { failed: { status: 404 } }
  const { pathname, search } = new URL(url)
  return download(client, pathname + search)
}

export const exportOperations: Operation[] = [
  {
    call: 'GET /api/v1/operator/audit-log/export',
    rest: (client) => download(client, '/api/v1/operator/audit-log/export'),
    graph: async (client) => {
      const { body } = await client.graphql(graphql(`query AuditLogUrl { viewer { operator { auditLogUrl } } }`))
      const [error] = body.errors ?? []
      if (error) return refused({ ...error.extensions, message: error.message })
      return downloadNamed(client, body.data?.viewer ?? null, body.data?.viewer?.operator?.auditLogUrl)
    },
    cases: [{ title: 'is visible to operators', as: 'owner' }, ...denied()],
  },
  {
    call: 'GET /api/v1/export',
    rest: (client) => download(client, '/api/v1/export'),
    graph: async (client) => {
      const { viewer } = await client.ask(graphql(`query ExportUrl { viewer { exportUrl } }`))
      return downloadNamed(client, viewer, viewer?.exportUrl)
    },
    cases: [
      { title: 'is visible to its user', as: 'owner' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/chat/threads/{id}/export',
    rest: (client, { id }) => download(client, `/api/v1/chat/threads/${String(id)}/export?format=json`),
    graph: async (client, { id }) => {
      const query = graphql(`query ThreadExport($uuid: String!) { viewer { thread(uuid: $uuid) { exportUrl(format: JSON) } } }`)
      const { viewer } = await client.ask(query, { uuid: String(id) })
      return downloadNamed(client, viewer, viewer?.thread?.exportUrl)
    },
    cases: [
      { title: 'is visible to its owner', as: 'owner', input: ({ threadId: id }) => ({ id }) },
      { title: 'is hidden from another user', as: 'other', input: ({ threadId: id }) => ({ id }), status: 404 },
      { title: 'needs a session', as: 'anyone', input: ({ threadId: id }) => ({ id }), status: 401 },
    ],
  },
]
