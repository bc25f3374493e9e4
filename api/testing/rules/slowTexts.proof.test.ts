import { expect, test } from 'vitest'
import { splitStories } from '../../knowledge/storyTexts.ts'
import { readHtmlText } from '../../platform/text/htmlText.ts'
import { toExcerpt, findExcerpt, findPlainExcerpt } from '../../knowledge/excerpts.ts'
import { newKnowledgeItem } from '../../knowledge/validation.ts'
import { toClaim } from '../../memory/extraction/claims.ts'
import { mayContainFacts } from '../../memory/extraction/mayHoldFacts.ts'
import { containsSecret } from '../../memory/secrets.ts'
import { parseMemories } from '../../memory/transfer/parseMemories.ts'
import { maxMemoryListLength } from '../../memory/validation.ts'
import { toAnswerPreview, toAutomaticTitle } from '../../chat/threads/previews.ts'
import { messageText, searchQuery } from '../../chat/validation.ts'
import { findFactsByRules } from '../../models/builtIn/extraction/factsByRules.ts'
import { findProfileByRules } from '../../models/builtIn/extraction/profileByRules.ts'
import { findByRules } from '../../models/builtIn/extraction/storiesByRules.ts'
import { respond } from '../../models/builtIn/responders.ts'
import type { Situation, ToolResult } from '../../models/builtIn/situation.ts'
import { findQuotedNumbers } from '../../models/prompt/quotedNumbers.ts'
import { cleanTitle } from '../../models/tasks/titleSuggestion.ts'
import { newNotification } from '../../notifications/validation.ts'
import { toPrefixQuery } from '../../platform/database/fullText.ts'
import { parseMoment } from '../../platform/text/moments.ts'
import { maxMarkdownLength, toPlainText } from '../../platform/text/plainWords.ts'
import { bio, photo, post } from '../../profile/validation.ts'
import { splitChunks } from '../../retrieval/chunks.ts'
import { splitQuestionWords } from '../../retrieval/question.ts'
import { isUnanswered } from '../../twin/agent/unanswered.ts'
import { repeatsQuestion } from '../../twin/visits/visitorWords.ts'
import { measureCpuMs, measureSlowdown } from '../../../scripts/testing/cpuTime.ts'
import { sample } from '../../../scripts/testing/proof.ts'

/** Twice the usual maximum; quadratic time takes seconds. */
const maxMs = 100
const message = 200_000

const signs = ` \n\t?!.,;:…'"’“”*_#\`~[]()<>|=-+/\\&@{}^$%0aAéß한ا`
const characters = [...Array.from(signs), '\u0301', '😀', '\ud83d', '\u202e', '\u00a0', '\0']
const pieces = [
  ['a ', 'ab ', 'a. ', 'a\n', 'a\n\n', '- ', '- a\n', '> ', '1. ', '*a', '**a', '*a_', '_a', '[a', '[a]', '[a](', '![', '](', '`a', '~~a'],
  [
    '<a',
    '<!--',
    ' <!-- {',
    '|a',
    'a|b\n-|-\n',
    '# a\n',
    '# ',
    '#a ',
    ' #',
    'a\n=\n',
    '```\n',
    '[^a]',
    '[1',
    '\\[',
    '&amp',
    'www.',
    'http://',
    'a@',
    'a.b',
  ],
  ['and ', ' and i ', ', and ', 'und ', 'please ', 'can you ', 'hey, ', 'hi hi ', 'my ', 'I am ', 'I live in A ', 'er', 'o so ', 'ok ok'],
  [
    'message for ',
    'tell her ',
    'remember ',
    'forget it ',
    'what is ',
    '<think>',
    '</think>',
    'profile ',
    '? ',
    '.” ',
    "'s ",
    "'",
    ' ·',
    '\r\n',
  ],
  ['dogs ', 'dogss ', 'aaaaaaaa ', 'baaaaaaa ', 'twain.', ';twain', '1.', '12:', '/', '%_', ' \t', ' \n', '\n ', 'a\u0301', 'ﬃ'],
].flat()
const openings = [
  'What is ',
  'remember ',
  'hey ',
  '# ',
  'I am a ',
  'I live in A',
  'leave a message for ',
  'tell her ',
  '“',
  'twain.',
  'a',
  '[',
  '\n',
]

function* shapes(): Generator<(length: number) => string> {
  const filled = (opening: string, piece: string, ending: string) => (length: number) =>
    opening + piece.repeat(Math.max(1, Math.floor((length - opening.length - ending.length) / piece.length))) + ending
  for (const piece of [...characters, ...pieces]) for (const ending of ['', 'x']) yield filled('', piece, ending)
  for (const piece of [...characters.slice(0, 12), 'a', '😀']) for (const opening of openings) yield filled(opening, piece, 'x')
  for (const one of ' \n.*_[a') for (const other of characters) if (one !== other) yield filled('', one + other, 'x')
  yield (length) => Array.from({ length: length / 7 }, (_, index) => (index + 6 ** 7).toString(6).slice(0, 6)).join(' ')
  yield (length) => Array.from({ length: length / 7 }, (_, index) => (index + 26 ** 4).toString(26).replaceAll(/\d/g, 'z')).join(' ')
}

/** Functions with the longest input that callers allow. */
const entries: Record<string, [longest: number, read: (text: string) => unknown]> = {
  'message to the assistant': [message, (text) => respond(situation(text))],
  'reply to the assistant’s question': [
    message,
    (text) => respond({ ...situation(text, [found]), previousAnswer: 'What should I forget?' }),
  ],
  'question over past chats': [message, (text) => respond(situation(`What about ${text}?`, [found, pastChats(text.slice(0, 1200))]))],
  'answer to Profile Pal': [message, (text) => respond({ ...situation(text, [profileRead]), agentType: 'profile_pal' })],
  'message to a twin': [message, (text) => respond({ ...situation(text), agentType: 'twin', twinOf: 'Ada' })],
  'question to a twin': [message, (text) => respond({ ...situation(text, [publicFound]), agentType: 'twin', twinOf: 'Ada' })],
  'attached file': [60_000, (text) => respond({ ...situation('Where is the key?'), files: [{ title: 'a.txt', text, isNew: true }] })],
  'facts of a message': [message, (text) => [mayContainFacts(text), findFactsByRules(text)]],
  'claim of a memory': [1000, toClaim],
  'list of memories': [maxMemoryListLength, (text) => parseMemories(`- a\n${text}`)],
  'secret in a message': [10_000, containsSecret],
  'facts of a story': [message, (content) => findByRules([{ id: 'a', title: 'A', content }])],
  'text about a person': [100_000, findProfileByRules],
  'title by a model': [20_000, cleanTitle],
  'title by rules': [message, toAutomaticTitle],
  'preview of an answer': [message, toAnswerPreview],
  'citations of an answer': [message, findQuotedNumbers],
  'unanswered question': [message, (text) => isUnanswered(text, [])],
  'repeated question': [message, (text) => repeatsQuestion(text, text)],
  'imported story': [message, (text) => splitStories({ name: 'a.md', text, split: 'heading' })],
  'imported web page': [100_000, readHtmlText],
  'excerpts of a document': [message, (text) => [findExcerpt('a dog', text), findPlainExcerpt('a dog', text), toExcerpt(text)]],
  'query of an excerpt': [400, (text) => findExcerpt(text, `${text}. ${memories.join('. ')}`)],
  'passages of a document': [message, splitChunks],
  'plain words': [maxMarkdownLength, toPlainText],
  'search box': [message, (text) => toPrefixQuery(text, '&')],
  'search by question': [message, splitQuestionWords],
  'time given by a client': [message, parseMoment],
  'fields of both APIs': [
    message,
    (text) => [
      messageText.safeParse(text),
      searchQuery.safeParse(text),
      bio.safeParse(text),
      post.safeParse(text),
      photo.safeParse(`http://${text}`),
      newKnowledgeItem.safeParse({ kind: 'note', title: 'A', content: text }),
      newNotification.safeParse({ channel: 'chat', type: 'info', title: 'A', actionUrl: `/${text.slice(0, 2000)}` }),
    ],
  ],
}

test('text of any shape takes linear time', { timeout: 120_000 }, async () => {
  const slow: string[] = []
  for (const [name, [longest, read]] of Object.entries(entries)) {
    const start = Math.min(100, longest)
    const tried = []
    for (const shape of sample([...shapes()], 200)) tried.push({ shape, time: await measureOnce(read, shape(start)) })
    for (const { shape } of tried.toSorted((a, b) => b.time - a.time).slice(0, 3)) {
      // Increases the length in steps, so that quadratic time shows before it takes minutes.
      for (let length = start; ; length = Math.min(16 * length, longest)) {
        const time = await measure(read, shape(length))
        if (time > maxMs) slow.push(`${name}: ${time.toFixed(0)} ms for ${length} characters of ${JSON.stringify(shape(24))}`)
        if (time > maxMs || length === longest) break
      }
    }
  }
  expect(slow).toEqual([])
})

async function measure(read: (text: string) => unknown, text: string): Promise<number> {
  let shortest = Infinity
  for (let attempt = 0; attempt < 6 && shortest > maxMs; attempt += 1) {
    const time = await measureCpuMs(() => read(text))
    shortest = Math.min(shortest, time > maxMs ? time / (await measureSlowdown()) : time)
  }
  return shortest
}

/** The CPU clock is too coarse for short samples. */
async function measureOnce(read: (text: string) => unknown, text: string): Promise<number> {
  const start = performance.now()
  await read(text)
  return performance.now() - start
}

const memories = Array.from(
  { length: 20 },
  (_, index) => `The dogs of number ${index} were walked by aaaaaaab and bbbbbbba on monday morning`,
)

const found: ToolResult = {
  tool: 'search_memories',
  output: { memories: memories.map((content, index) => ({ memoryId: `${index}`, content, createdOn: '2026-03-03' })) },
  isError: false,
}

const publicFound: ToolResult = {
  tool: 'search_public_knowledge',
  output: { passages: memories.map((text, number) => ({ number, kind: 'item', title: 'A', text })) },
  isError: false,
}

const profileRead: ToolResult = {
  tool: 'read_profile',
  output: {
    isOnboarded: false,
    proposals: [],
    notAskedYet: [],
    askedUnanswered: [],
    openQuestion: { about: 'interests', question: 'What do you like?' },
  },
  isError: false,
}

function pastChats(text: string): ToolResult {
  const one = { threadId: 't', threadName: 'T', author: 'the user', saidOn: '2026-03-03', text }
  return { tool: 'search_past_chats', output: { messages: Array.from({ length: 10 }, () => one) }, isError: false }
}

function situation(utterance: string, results: ToolResult[] = []): Situation {
  const tools = new Set(['remember', 'forget', 'search_memories', 'search_past_chats'])
  return { utterance, previousAnswer: null, agentType: 'private_brain', twinOf: null, today: '2026-11-21', tools, results }
}
