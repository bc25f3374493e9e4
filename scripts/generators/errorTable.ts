import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCatalogue } from '../../api/platform/errorCodes/catalogue.ts'
import type { ErrorEntry } from '../../api/platform/errorCodes/entry.ts'
import { labels } from '../../api/platform/errorCodes/labels.ts'

const root = join(import.meta.dirname, '../..')
const entries = Object.entries<ErrorEntry>(errorCatalogue)

/** Writes the error texts that the web app translates, and docs/api/errors.md. */
export async function writeErrorTable(): Promise<void> {
  await write('web/i18n/errorMessages.ts', messages())
  await write('docs/api/errors.md', page())
}

/** Read only by Lingui, which extracts the catalogues; the app loads the catalogues. */
function messages(): string {
  const codes = entries.map(([code, { text }]) => descriptor(`error.${code}`, text))
  const names = Object.entries(labels).flatMap(([param, texts]) =>
    Object.entries<string>(texts).map(([name, text]) => descriptor(`${param}.${name}`, text)),
  )
  return `/* Made by \`npm run generate\` from api/platform/errorCodes. */
import { msg } from '@lingui/core/macro'

/** Error messages by code, and display names of their parameters. */
export const errorMessages = [
${[...codes, ...names].join('\n')}
]
`
}

export function descriptor(id: string, message: string): string {
  return `  msg({ id: ${JSON.stringify(id)}, message: ${JSON.stringify(message)} }),`
}

function page(): string {
  const rows = entries
    .toSorted(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
    .map(([code, { status, text, params = [], cause }]) =>
      [`\`${code}\``, status ?? 'stream', text, params.map((name) => `\`${name}\``).join(', '), cause]
        .map((cell) => String(cell).replaceAll('|', '\\|'))
        .join(' | '),
    )
  return `# Error codes

\`npm run generate\` writes this page from \`api/platform/errorCodes\`. Servers show it with remedies at \`/api/docs/errors\`.

Every expected error has a stable \`code\`, a \`message\` in English that can be shown to users, \`params\` with the values in the message, and
\`field\`, the invalid input field. Params and field are omitted if an error has none. To translate messages, use the code and the params. Texts
are in ICU MessageFormat.

| API | Code | Params | Field |
| --- | --- | --- | --- |
| REST, body of a failed call | \`error.code\` | \`error.params\` | \`error.field\` |
| GraphQL, \`errors\` | \`extensions.code\`, in upper case | \`extensions.params\` | \`extensions.field\` |
| GraphQL, members of a result union (interface \`UserError\`) | \`code\`, in upper case | \`params\` | \`field\` |
| Events of a stream | \`stream_error.code\` | | |

REST responds with the status in the table; \`error.problems\` lists every problem of an invalid input. GraphQL responds with 200 if the response
has \`data\`, otherwise with the status of the error.

| Code | Status | Text | Params | Cause |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}
`
}

export async function write(path: string, text: string): Promise<void> {
  const file = join(root, path)
  if ((await readFile(file, 'utf8').catch(() => null)) !== text) await writeFile(file, text)
}
