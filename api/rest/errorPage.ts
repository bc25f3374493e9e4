import { html } from 'hono/html'
import { errorCatalogue } from '../platform/errorCodes/catalogue.ts'
import type { ErrorEntry } from '../platform/errorCodes/entry.ts'

/** The table of all error codes, for people who write programs. */
export async function errorPage(): Promise<Buffer> {
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
  const page = await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Error codes – Twain API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/errors.css">
  </head>
  <body>
    <main>
      <h1>Error codes</h1>
      <p>
        REST has them in <code>error.code</code>, <code>error.params</code> and <code>error.field</code> of the body; GraphQL in
        <code>extensions</code>, and in the fields <code>code</code>, <code>params</code> and <code>field</code> of the interface
        <code>Error</code>; streams in <code>stream_error.code</code>. Texts are ICU MessageFormat, filled with the params.
      </p>
      <p><a href="/api/docs">The calls of the API</a></p>
      <div tabindex="0" role="region" aria-label="Error codes">
        <table>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Status</th>
              <th scope="col">Text</th>
              <th scope="col">Params</th>
              <th scope="col">Cause</th>
              <th scope="col">Cure</th>
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>
    </main>
  </body>
</html>
`
  return Buffer.from(String(page))
}

export const errorStyles = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 90rem; margin: 0 auto; padding: 1rem; }
[role='region'] { overflow-x: auto; }
table { border-collapse: collapse; min-width: 60rem; }
th, td { padding: 0.5rem 0.75rem; text-align: start; vertical-align: top; border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
thead th { position: sticky; inset-block-start: 0; background: Canvas; }
tr:target { background: color-mix(in srgb, Highlight 20%, transparent); }
`
