import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCatalogue } from '../../api/platform/errorCodes/catalogue.ts'
import type { ErrorEntry } from '../../api/platform/errorCodes/entry.ts'
import { labels } from '../../api/platform/errorCodes/labels.ts'

const root = join(import.meta.dirname, '../..')
const entries = Object.entries<ErrorEntry>(errorCatalogue)

/** Writes what is made of the table of errors: the texts that the web translates, and the page for people. */
export async function writeErrorTable(): Promise<void> {
  await write('web/i18n/errorMessages.ts', messages())
  await write('docs/errors.md', page())
}

/** Found by Lingui, which makes the catalogues of it; the app itself reads those alone. */
function messages(): string {
  const codes = entries.map(([code, { text }]) => descriptor(`error.${code}`, text))
  const names = Object.entries(labels).flatMap(([param, texts]) =>
    Object.entries<string>(texts).map(([name, text]) => descriptor(`${param}.${name}`, text)),
  )
  return `/* Made by \`npm run generate\` from api/platform/errorCodes. */
import { msg } from '@lingui/core/macro'

/** What each error says, by its code, and the names that its params can have. */
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
    .map(([code, { status, text, params = [], cause, cure }]) =>
      [`\`${code}\``, status ?? 'stream', text, params.map((name) => `\`${name}\``).join(', '), cause, cure]
        .map((cell) => String(cell).replaceAll('|', '\\|'))
        .join(' | '),
    )
  return `# Error codes

Made by \`npm run generate\` from \`api/platform/errorCodes\`; \`/api/docs/errors\` shows the same table.

Every expected error has a \`code\`, which stays; \`params\`, with which its text is filled; and \`field\`, the field of the input that is to
blame. The message is English and can be shown as it is. Translate by the code, and fill your text with the params.

| Where | Code | Params | Field |
| --- | --- | --- | --- |
| REST, body of a failed call | \`error.code\` | \`error.params\` | \`error.field\` |
| GraphQL, \`errors\` | \`extensions.code\` | \`extensions.params\` | \`extensions.field\` |
| GraphQL, members of a result union (interface \`Error\`) | \`code\` | \`params\` | \`field\` |
| Events of a stream | \`stream_error.code\` | | |

REST responds with the status. GraphQL responds with 200 whenever the response has \`data\`, and with the status of the error otherwise. Params
and field are left out where an error has none. Texts are written in ICU MessageFormat.

| Code | Status | Text | Params | Cause | Cure |
| --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}
`
}

export async function write(path: string, text: string): Promise<void> {
  const file = join(root, path)
  if ((await readFile(file, 'utf8').catch(() => null)) !== text) await writeFile(file, text)
}
