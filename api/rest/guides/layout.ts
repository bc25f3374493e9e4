import { html } from 'hono/html'

const pages = [
  ['/api/docs', 'Calls'],
  ['/api/docs/recipes', 'Recipes'],
  ['/api/docs/limits', 'Limits'],
  ['/api/docs/errors', 'Error codes'],
] as const

export async function renderPage(title: string, content: unknown): Promise<Buffer> {
  const page = await html`<!doctype html>
<html lang="en" data-voice="public">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} – Twain API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/guides.css">
  </head>
  <body>
    ${renderNavigation()}
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>
`
  return Buffer.from(String(page))
}

export function renderNavigation() {
  return html`<nav aria-label="Documentation">${pages.map(([path, name]) => html`<a href="${path}">${name}</a> `)}<a href="/graphql">GraphQL</a></nav>`
}

export function renderTable(label: string, columns: readonly string[], rows: unknown) {
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
