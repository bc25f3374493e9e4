import { html } from 'hono/html'
import { errorCatalogue } from '../../platform/errorCodes/catalogue.ts'
import type { ErrorEntry } from '../../platform/errorCodes/entry.ts'
import { renderPage, renderTable } from '../guides/layout.ts'

export async function renderErrorPage(): Promise<Buffer> {
  const entries = Object.entries<ErrorEntry>(errorCatalogue).toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  const rows = entries.map(
    ([code, { status, text, params = [], cause, cure }]) => html`
      <tr id="${code}">
        <th scope="row"><a href="#${code}"><code>${code}</code></a></th>
        <td>${status ?? 'stream'}</td>
        <td>${text}</td>
        <td>${params.join(', ')}</td>
        <td>${cause}</td>
        <td>${cure}</td>
      </tr>`,
  )
  return renderPage(
    'Error codes',
    html`
      <p>
        REST responses have <code>error.code</code>, <code>error.params</code> and <code>error.field</code>, and every problem of an invalid
        input in <code>error.problems</code>. GraphQL errors have them in <code>extensions</code>, members of the interface
        <code>UserError</code> in the fields <code>code</code>, <code>params</code> and <code>field</code>. Streams have
        <code>stream_error.code</code>. GraphQL sends codes in upper case. Texts are in ICU MessageFormat and are filled with the params.
      </p>
      ${renderTable('Error codes', ['Code', 'Status', 'Text', 'Params', 'Cause', 'Remedy'], rows)}`,
  )
}
