import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCatalogue } from '../../api/platform/errorCodes/catalogue.ts'
import type { ErrorEntry } from '../../api/platform/errorCodes/entry.ts'
import { labels } from '../../api/platform/errorCodes/labels.ts'

const root = join(import.meta.dirname, '../..')
const entries = Object.entries<ErrorEntry>(errorCatalogue)

export async function writeErrorTable(): Promise<void> {
  await write('web/i18n/errorMessages.ts', writeMessages())
  await write('docs/api/errors.md', page())
}

/** Only Lingui reads this. */
function writeMessages(): string {
  const codes = entries.map(([code, { text }]) => writeDescriptor(`error.${code}`, text))
  const names = Object.entries(labels).flatMap(([param, texts]) =>
    Object.entries<string>(texts).map(([name, text]) => writeDescriptor(`${param}.${name}`, text)),
  )
  return `/* Made by \`npm run generate\` from api/platform/errorCodes. */
import { msg } from '@lingui/core/macro'

export const errorMessages = [
${[...codes, ...names].join('\n')}
]
`
}

export function writeDescriptor(id: string, message: string): string {
  return `  msg({ id: ${JSON.stringify(id)}, message: ${JSON.stringify(message)} }),`
}

function page(): string {
  const byStatus = Map.groupBy(entries, ([, { status }]) => status)
  const rows = [...byStatus]
    .toSorted(([one], [other]) => (one ?? Infinity) - (other ?? Infinity))
    .map(
      ([status, found]) =>
        `| ${status ?? 'stream'} | ${found
          .map(([code]) => `\`${code}\``)
          .toSorted()
          .join(', ')} |`,
    )
  return `# Error codes

\`npm run generate\` writes this page from \`api/platform/errorCodes\`. \`ErrorCode\` in [schema.graphql](../../schema.graphql) describes each cause;
\`/api/docs/errors\` of a running server adds texts, parameters and remedies.

Expected errors have a stable \`code\`, an English \`message\`, and optionally its \`params\` and the invalid \`field\`.

| API | Location | Code |
| --- | --- | --- |
| REST | \`error\`; \`error.problems\` lists all problems of an input | lower case |
| REST streams | \`stream_error\` | lower case |
| GraphQL | \`extensions\` in \`errors\`, or \`UserError\` | upper case |

GraphQL responds with 200 if there is \`data\`. Otherwise, clients that accept \`application/graphql-response+json\` get the error’s status. Others get 200 for an
invalid operation: check \`errors\`.

| Status | Codes |
| --- | --- |
${rows.join('\n')}
`
}

export async function write(path: string, text: string): Promise<void> {
  const file = join(root, path)
  if ((await readFile(file, 'utf8').catch(() => null)) !== text) await writeFile(file, text)
}
