import { html } from 'hono/html'
import type { Snapshot } from './chat/sharing/sharing.service.ts'

export function renderSnapshotHead() {
  return html`<title>Shared conversation · Twain</title>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <meta property="og:site_name" content="Twain" />
    <meta property="og:title" content="Shared conversation" />
    <meta property="og:description" content="A conversation with an AI assistant. Answers are AI-generated." />`
}

export function renderSnapshot({ ownerName, messages }: Snapshot) {
  return html`<article>
    <h1>Shared conversation</h1>
    ${ownerName !== null && html`<p>Shared by ${ownerName}</p>`}
    <p>Answers are AI-generated.</p>
    ${messages.map(
      ({ text, isAiGenerated }) => html`<section data-ai-generated="${String(isAiGenerated)}">
        <h2>${isAiGenerated ? 'Assistant' : 'Question'}</h2>
        <p style="white-space: pre-wrap">${text}</p>
      </section>`,
    )}
  </article>`
}
