import { html } from 'hono/html'
import type { Config } from '../../config.ts'
import type { ErrorCode } from '../../platform/errorCodes/catalogue.ts'
import { graphLimits } from '../../platform/limits/graphLimits.ts'
import { maxPageSize } from '../../platform/database/keysetPages.ts'
import { maxBodyBytes } from '../../platform/limits/requestLimit.ts'
import { maxListItems } from '../../platform/text/cleanInput.ts'
import { pageOf, tableOf } from './layout.ts'

type Limited = Pick<Config, 'requestsPerMinute' | 'streamsPerPerson' | 'runsAtOnce' | 'plans' | 'twinLimits'>
type Rows = [what: string, limit: number | null, code: ErrorCode][]

/** What programs may ask for of this server, with its own numbers. */
export function limitsPage({ requestsPerMinute, streamsPerPerson, runsAtOnce, plans, twinLimits }: Limited): Promise<Buffer> {
  const [{ limits: plan }] = plans
  return pageOf(
    'Limits',
    html`
      <p>
        What is over a limit is refused with the code beside it, and changes nothing. <a href="/api/docs/errors">Error codes</a> says how to go
        on. A 429 has <code>Retry-After</code> with the seconds to wait.
      </p>
      <h2>Requests</h2>
      <p>
        Every answer of REST and GraphQL says in <code>RateLimit</code> how many requests are left (<code>r</code>) and in how many seconds all
        are there again (<code>t</code>). Both count together.
      </p>
      ${tableOfLimits('Requests', [
        ['Requests a minute from one person, or from one network without a session', requestsPerMinute, 'too_many_requests'],
        ['Bytes of a body, files aside', maxBodyBytes, 'too_large'],
        ['Items of a list that is sent', maxListItems, 'list_too_long'],
        ['Live connections of one person to a process', streamsPerPerson, 'too_many_streams'],
        ['Answers that are being written for one person', runsAtOnce.person, 'too_many_runs'],
        ['The same for a visitor without an account', runsAtOnce.guest, 'too_many_runs'],
        ['Messages an hour to twins from a visitor without an account', twinLimits.guest, 'guest_messages_used_up'],
        [`Messages a day, in the plan ${plans[0].name}`, plan.messagesPerDay, 'plan_messages_used_up'],
        ['Uploaded files a day, in that plan', plan.uploadsPerDay, 'plan_uploads_used_up'],
        ['Megabytes of one uploaded file, in that plan', plan.fileMegabytes, 'file_too_large'],
      ])}
      <h2>Cost of a GraphQL operation</h2>
      <p>
        An operation is counted before anything is read. A field costs 1. What is selected in a list counts once for each row that is asked
        for: <code>first</code>, <code>last</code> or <code>limit</code>, and 10 for a list that has none of them. Every answer says what its
        operation came to:
      </p>
      <pre><code>${`{ "data": { … }, "extensions": { "cost": { "requested": 64, "limit": ${graphLimits.cost} } } }`}</code></pre>
      <p>
        A costlier one is refused with <code>operation_too_costly</code>, whose params are the <code>cost</code> and the <code>limit</code>. The
        events of a subscription, operations that read nothing but the schema, and the operations of Twain’s own web app have no cost.
      </p>
      <h2>Size of a GraphQL operation</h2>
      ${tableOfLimits('Size of a GraphQL operation', [
        ['Cost', graphLimits.cost, 'operation_too_costly'],
        ['Fields in fields', graphLimits.depth, 'operation_too_deep'],
        ['Fields, with those of the fragments', graphLimits.fields, 'operation_too_many_fields'],
        ['Aliases', graphLimits.aliases, 'operation_too_many_aliases'],
        ['Characters of the document', graphLimits.characters, 'document_too_long'],
        ['Tokens of the document', graphLimits.tokens, 'document_too_many_tokens'],
        ['Brackets in brackets', graphLimits.nesting, 'document_too_nested'],
        ['Rows of a page', maxPageSize, 'page_size_out_of_range'],
        ['Ids for nodes', graphLimits.nodes, 'too_many_nodes'],
      ])}`,
  )
}

function tableOfLimits(label: string, rows: Rows) {
  return tableOf(
    label,
    ['What', 'At most', 'Code'],
    rows.map(
      ([what, limit, code]) => html`
            <tr>
              <th scope="row">${what}</th>
              <td>${limit?.toLocaleString('en') ?? 'no limit'}</td>
              <td><a href="/api/docs/errors#${code}"><code>${code}</code></a></td>
            </tr>`,
    ),
  )
}
