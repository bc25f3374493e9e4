import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import linguiConfig from '../lingui.config.ts'

const { parse } = formatter()

async function loadCatalogue(locale: string) {
  const filename = join(import.meta.dirname, `locales/${locale}.po`)
  const context = { locale, sourceLocale: linguiConfig.sourceLocale, filename }
  return parse(readFileSync(filename, 'utf8'), context)
}

const findSlots = (text: string) => [...new Set([...text.matchAll(/\{(\w+)(?=[},])|<\/?\d+\/?>/g)].map(([slot]) => slot))].toSorted()

/** In `one {vote}` the braces contain text, not a placeholder. */
const wordsOfPlurals = /(?<=(?:zero|one|two|few|many|other|=\d+) )\{\w+\}/g

test.for(linguiConfig.locales.filter((locale) => locale !== linguiConfig.sourceLocale))(
  'has every text in %s with the same placeholders',
  async (locale) => {
    const [catalogue, english] = await Promise.all([loadCatalogue(locale), loadCatalogue(linguiConfig.sourceLocale)])
    const broken = Object.entries(catalogue).flatMap(([id, { message, translation = '' }]) => {
      // A text with an explicit ID has its English wording in the catalogue.
      const text = message ?? english[id]?.translation ?? id
      if (translation === '') return [`${text}: missing`]
      const [asked, given] = [text, translation].map((words) => findSlots(words.replaceAll(wordsOfPlurals, '')).join())
      return asked === given ? [] : [`${text}: ${translation}`]
    })
    expect(Object.keys(catalogue).length).toBeGreaterThan(500)
    expect(broken).toEqual([])
  },
)

/** The terms of design-system/docs/Words.mdx, with synonyms to avoid. */
const otherWords: Record<string, RegExp> = {
  conversation: /\b(chats?|threads?|dialogues?)\b/i,
  note: /\bmemos?\b/i,
  story: /\b(tales?|articles?)\b/i,
  'private brain': /\bassistants?\b|(?<!private )\bbrain\b/i,
  twin: /\b(bots?|clones?|avatars?)\b/i,
  visitor: /\bguests?\b/i,
  email: /\b(e-mails?|mails?|mailed)\b/i,
}

const fixed = new Set([
  '@{ownUsername}: Chat with Your Twin',
  '@{twin}: Twin Chat',
  'Back to chat',
  'Chat',
  'Chat {end}',
  'Chat with your Twin',
  'Failed to fetch threads',
  'Failed to load thread history',
  'New Chat',
  'Ready to Chat?',
  'Search your chats',
  'Search your chats...',
  'Start a new chat to begin',
  'Start Twin Chat',
  'Temporary chat',
  'Testing Agent Chat',
  'Untitled Thread',
])

test.for(Object.entries(otherWords))('uses one term per thing: %s', async ([, others]) => {
  const catalogue = await loadCatalogue(linguiConfig.sourceLocale)
  const texts = Object.entries(catalogue).map(([id, { message, translation }]) => message ?? translation ?? id)
  expect(texts.filter((text) => !fixed.has(text) && others.test(text))).toEqual([])
})
