import { html } from 'hono/html'

/** The pages beside the calls, in the order in which they are offered. */
const pages = [
  ['/api/docs', 'Calls'],
  ['/api/docs/recipes', 'Recipes'],
  ['/api/docs/limits', 'Limits'],
  ['/api/docs/errors', 'Error codes'],
] as const

/** A page of the API's documentation around its content, which is HTML. */
export async function pageOf(title: string, content: unknown): Promise<Buffer> {
  const page = await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} – Twain API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/guides.css">
  </head>
  <body>
    ${navigation()}
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>
`
  return Buffer.from(String(page))
}

export function navigation() {
  return html`<nav aria-label="Documentation">${pages.map(([path, name]) => html`<a href="${path}">${name}</a> `)}<a href="/graphql">GraphQL</a></nav>`
}

/** HTML of a table that scrolls by itself, with cells that are HTML. */
export function tableOf(label: string, columns: readonly string[], rows: unknown) {
  return html`
      <div tabindex="0" role="region" aria-label="${label}">
        <table>
          <thead>
            <tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`
}

export const guideStyles = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
/* Swagger UI knows light alone. */
:root:has(#docs) { color-scheme: light; }
body { margin: 0; }
nav { padding: 0.75rem 1rem; border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
nav a { margin-inline-end: 1rem; }
a { color: LinkText; }
main { max-width: 90rem; margin: 0 auto; padding: 1rem; box-sizing: border-box; }
/* As wide as the calls below it. */
main.with-calls { max-width: 1460px; padding-inline: 20px; }
main > :is(h2, h3, p, ul, ol) { max-width: 48rem; }
main > pre { max-width: 64rem; box-sizing: border-box; }
pre { overflow-x: auto; padding: 0.75rem 1rem; border-radius: 0.5rem; background: color-mix(in srgb, currentColor 8%, transparent); }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }
[role='region'] { overflow-x: auto; }
table { border-collapse: collapse; min-width: 40rem; }
th, td { padding: 0.5rem 0.75rem; text-align: start; vertical-align: top; border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
thead th { position: sticky; inset-block-start: 0; background: Canvas; }
tr:target { background: color-mix(in srgb, Highlight 20%, transparent); }
`
