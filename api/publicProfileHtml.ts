import { html, raw } from 'hono/html'
import { previewSize } from './linkPreviews/drawPreview.ts'
import type { LinkPreview } from './linkPreviews/linkPreviews.service.ts'
import { toExcerpt } from './knowledge/excerpts.ts'
import { toOneLine } from './platform/text/text.ts'
import { listPassages, type PublicItem, type PublicProfile } from './twin/profile/publicProfile.ts'

interface About {
  readonly kind: 'profile' | 'twin'
  readonly path: string
  readonly title: string
  readonly description: string
}

interface PageOptions {
  publicUrl: string
  picture: string | null
  isIndexed: boolean
  previewVersion: string
}

const descriptionLength = 200

export function describeProfile(profile: PublicProfile): About {
  const title = getName(profile)
  return { kind: 'profile', path: `/${profile.username}`, title, description: toDescription(profile.bio) ?? `${title} on Twain.` }
}

export function describeTwin(profile: PublicProfile): About {
  const owner = getName(profile)
  return {
    kind: 'twin',
    path: `/twin/${profile.username}/chat`,
    title: `Chat with the AI twin of ${owner}`,
    description: `The AI twin of ${owner} answers from what they made public, and nothing else. Answers are AI-generated.`,
  }
}

export function toLinkPreview(profile: PublicProfile, { kind, path, description }: About, publicUrl: string): LinkPreview {
  const { username, image } = profile
  const line = kind === 'twin' ? description : (toDescription(profile.bio) ?? '')
  return { kind, name: getName(profile), username, line, address: publicUrl.replace(/^https?:\/\//, '') + path, image }
}

export function renderHead(profile: PublicProfile, { kind, path, title, description }: About, options: PageOptions) {
  const { publicUrl, isIndexed, previewVersion } = options
  const url = publicUrl + path
  return html`<title>${title} · Twain</title>
    <meta name="description" content="${description}" />
    ${!isIndexed && html`<meta name="robots" content="noindex" />`}
    <link rel="canonical" href="${url}" />
    <meta property="og:site_name" content="Twain" />
    <meta property="og:type" content="profile" />
    <meta property="og:url" content="${url}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${publicUrl}/files/previews/${profile.username}/${kind}.png?v=${previewVersion}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${previewSize.width}" />
    <meta property="og:image:height" content="${previewSize.height}" />
    <meta property="og:image:alt" content="${title}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${kind === 'profile' && renderStructuredData(profile, options)}`
}

const itemLists = [
  { title: 'Stories', kind: 'story' },
  { title: 'Notes', kind: 'note' },
  { title: 'Documents', kind: 'document' },
] as const

export function renderWithoutScripts(profile: PublicProfile, items: readonly PublicItem[]) {
  return html`<article>
    <h1>${getName(profile)}</h1>
    ${listPassages(profile)
      .filter(({ sourceId }) => sourceId !== 'display_name')
      .map(
        ({ title, text }) =>
          html`<h2>${title}</h2>
            <p>${text}</p>`,
      )}
    ${itemLists.map((list) =>
      renderItems(
        list.title,
        items.filter(({ kind }) => kind === list.kind),
      ),
    )}
    <p>Twain needs JavaScript to chat with the AI twin.</p>
  </article>`
}

function renderItems(heading: string, items: readonly PublicItem[]) {
  return (
    items.length > 0 &&
    html`<h2>${heading}</h2>
      ${items.map(
        ({ title, content }) =>
          html`<h3>${title}</h3>
            <p>${toExcerpt(content)}</p>`,
      )}`
  )
}

function renderStructuredData(profile: PublicProfile, { publicUrl, picture }: Pick<PageOptions, 'publicUrl' | 'picture'>) {
  const { username, title, bio, location, interests, skills } = profile
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      '@id': `${publicUrl}/${username}`,
      name: getName(profile),
      alternateName: username,
      jobTitle: title ?? undefined,
      description: bio ?? undefined,
      image: picture ?? undefined,
      homeLocation: location ? { '@type': 'Place', name: location } : undefined,
      knowsAbout: interests.length + skills.length > 0 ? [...interests, ...skills] : undefined,
    },
  }
  // Escaped, because a name could close the element.
  return raw(`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`)
}

function getName({ displayName, username }: PublicProfile): string {
  return toOneLine(displayName ?? '') || username
}

function toDescription(text: string | null): string | null {
  const line = toOneLine((text ?? '').slice(0, 4 * descriptionLength))
  const letters = Array.from(line)
  if (letters.length <= descriptionLength) return line || null
  return `${letters
    .slice(0, descriptionLength - 1)
    .join('')
    .trimEnd()}…`
}
