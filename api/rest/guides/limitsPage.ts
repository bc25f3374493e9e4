import { html } from 'hono/html'
import type { Config } from '../../config.ts'
import type { Plan } from '../../platform/limits/plans.ts'
import type { ErrorCode } from '../../platform/errorCodes/catalogue.ts'
import { graphLimits } from '../../platform/limits/graphLimits.ts'
import { maxPageSize } from '../../platform/database/keysetPages.ts'
import { maxBodyBytes } from '../../platform/limits/requestLimit.ts'
import { maxListItems } from '../../platform/text/cleanInput.ts'
import { renderPage, renderTable } from './layout.ts'

type Limited = Pick<Config, 'requestsPerMinute' | 'streamsPerPerson' | 'runsAtOnce' | 'twinLimits'>
type Rows = [what: string, limit: number | null, code: ErrorCode][]

export function renderLimitsPage(
  { requestsPerMinute, streamsPerPerson, runsAtOnce, twinLimits }: Limited,
  plans: readonly Plan[],
): Promise<Buffer> {
  return renderPage(
    'Limits',
    html`
      <p>
        A request above a limit fails with the code in its row and changes nothing. <a href="/api/docs/errors">Error codes</a> lists the
        remedies. A 429 response has <code>Retry-After</code> in seconds.
      </p>
      <h2>Requests</h2>
      <p>
        <code>RateLimit</code> in every response has the remaining requests (<code>r</code>) and the seconds until the limit resets
        (<code>t</code>). REST and GraphQL share the limit.
      </p>
      ${renderLimits('Requests', [
        ['Requests per minute for a user, or for a network without a session', requestsPerMinute, 'too_many_requests'],
        ['Bytes of a request body, without files', maxBodyBytes, 'too_large'],
        ['Items in a list', maxListItems, 'list_too_long'],
        ['Live connections per user and process', streamsPerPerson, 'too_many_streams'],
        ['Answers in progress per user', runsAtOnce.person, 'too_many_runs'],
        ['Answers in progress per guest', runsAtOnce.guest, 'too_many_runs'],
        ['Messages per guest and hour to twins', twinLimits.guest, 'guest_messages_used_up'],
        ...plans.flatMap(({ name, limits }): Rows => [
          [`Messages per day, plan ${name}`, limits.messagesPerDay, 'plan_messages_used_up'],
          [`Uploads per day, plan ${name}`, limits.uploadsPerDay, 'plan_uploads_used_up'],
          [`Megabytes per uploaded file, plan ${name}`, limits.fileMegabytes, 'file_too_large'],
        ]),
      ])}
      <h2>Cost of a GraphQL operation</h2>
      <p>
        The cost is computed before anything is read. A field costs 1, a search ${graphLimits.search}. The selection inside a list is multiplied by <code>first</code>,
        <code>last</code> or <code>limit</code>, or by 10 if the list has none of them. Every response has the cost of its operation:
      </p>
      <pre><code>${`{ "data": { … }, "extensions": { "cost": { "requested": 64, "limit": ${graphLimits.cost} } } }`}</code></pre>
      <p>
        More expensive operations fail with <code>operation_too_costly</code>, with the params <code>cost</code> and <code>limit</code>.
        Subscription events, introspection and the operations of the web app have no cost.
      </p>
      <h2>Size of a GraphQL operation</h2>
      ${renderLimits('Size of a GraphQL operation', [
        ['Cost', graphLimits.cost, 'operation_too_costly'],
        ['Depth of fields', graphLimits.depth, 'operation_too_deep'],
        ['Fields, including fragments', graphLimits.fields, 'operation_too_many_fields'],
        ['Aliases', graphLimits.aliases, 'operation_too_many_aliases'],
        ['Characters of the document', graphLimits.characters, 'document_too_long'],
        ['Tokens of the document', graphLimits.tokens, 'document_too_many_tokens'],
        ['Nested brackets', graphLimits.nesting, 'document_too_nested'],
        ['Rows per page', maxPageSize, 'page_size_out_of_range'],
        ['IDs for nodes', graphLimits.nodes, 'too_many_nodes'],
        ['Characters of the response', graphLimits.responseCharacters, 'operation_too_costly'],
      ])}`,
  )
}

function renderLimits(label: string, rows: Rows) {
  return renderTable(
    label,
    ['Limit', 'Maximum', 'Code'],
    rows.map(
      ([what, limit, code]) => html`
            <tr>
              <th scope="row">${what}</th>
              <td>${limit?.toLocaleString('en') ?? 'unlimited'}</td>
              <td><a href="/api/docs/errors#${code}"><code>${code}</code></a></td>
            </tr>`,
    ),
  )
}
