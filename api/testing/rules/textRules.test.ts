import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textRules } from './textRules.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * On a machine with nothing else to do it is half of this at most; time that grows with the square of the text is many seconds at the
 * lengths that most of these functions may get.
 */
const longestMs = 100

const signs = ` \n\t?!.,;:…'"’“”*_#\`~[]()<>|=-+/\\&@{}^$%0aAéß한ا`
const characters = [...Array.from(signs), '\u0301', '😀', '\ud83d', '\u202e', '\u00a0', '\0']
const pieces = [
  ['a ', 'ab ', 'a. ', 'a\n', 'a\n\n', '- ', '- a\n', '> ', '1. ', '*a', '**a', '*a_', '_a', '[a', '[a]', '[a](', '![', '](', '`a', '~~a'],
  [
    '<a',
    '<!--',
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
  // Words that are all different.
  yield (length) => Array.from({ length: length / 7 }, (_, index) => (index + 6 ** 7).toString(6).slice(0, 6)).join(' ')
  yield (length) => Array.from({ length: length / 7 }, (_, index) => (index + 26 ** 4).toString(26).replaceAll(/\d/g, 'z')).join(' ')
}

const all = [...shapes()]

/** Step by step, so that a slow rule is found before it takes minutes. */
function upTo(limit: number, sample: number): number[] {
  return sample >= limit ? [limit] : [sample, ...upTo(limit, 4 * sample)]
}

/** How often slower than a usual machine this one is right now, at least 1: ten million additions take a usual one 15 ms. */
function slowness(): number {
  const before = process.threadCpuUsage()
  let sum = 0
  for (let index = 0; index < 10_000_000; index += 1) sum += index % 7
  const { user, system } = process.threadCpuUsage(before)
  return Math.max(1, (sum > 0 ? user + system : 0) / 15_000)
}

/** In milliseconds of a usual machine's processor, so that a busy or slow one makes no rule slow. What takes too long may try again. */
async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  let shortest = Infinity
  for (let attempt = 0; attempt < 6 && shortest > longestMs; attempt++) {
    const before = process.threadCpuUsage()
    await read(text)
    const { user, system } = process.threadCpuUsage(before)
    const time = (user + system) / 1000
    shortest = Math.min(shortest, time > longestMs ? time / slowness() : time)
  }
  return shortest
}

const rules = Object.entries(textRules).flatMap(([file, named]) =>
  Object.entries(named).map(([name, rule]) => ({ name: `${file}: ${name}`, ...rule })),
)

// With test.each a long name would be cut.
for (const { name, limit, read, sample } of rules)
  test(`${name} never takes long, whatever it reads`, { timeout: 30_000 }, async () => {
    const tried = []
    for (const shape of all) {
      const text = shape(sample)
      tried.push({ shape, text, time: await clockOf(read, text) })
    }
    for (const { shape, text } of tried.toSorted((a, b) => b.time - a.time).slice(0, 3)) {
      for (const length of upTo(limit, sample)) {
        const name = `${JSON.stringify(text.slice(0, 24))}…, ${length} characters`
        expect(await timeOf(read, shape(length)), name).toBeLessThanOrEqual(longestMs)
      }
    }
  })

/** The clock of the processor is too coarse for a text that takes microseconds. */
async function clockOf(read: (text: string) => unknown, text: string): Promise<number> {
  const start = performance.now()
  await read(text)
  return performance.now() - start
}

test('every file of the API with a regular expression, and each of the built-in responder, is tried', async () => {
  const known = new Set([...Object.keys(textRules), ...Object.keys(withoutTextRules)])
  const unknown: string[] = []
  for await (const file of glob('api/**/*.ts', { cwd: root, exclude: ['api/testing/**', '**/__generated__/**', '**/*.test.ts'] })) {
    const hasRule = /[(,=:[]\s*\/[^/*\n].*\/|RegExp\(|String\.raw/.test(await readFile(join(root, file), 'utf8'))
    const responds = /^api\/(responder\/|agents\/(.*\/respondAs|privateBrain\/recall))/.test(file)
    if ((hasRule || responds) && !known.has(file)) unknown.push(file)
  }
  expect(unknown).toEqual([])
})

const isAnchored = 'It compares a whole text with one shape, or looks for a single character.'
const isOurs = 'It reads what this program or its operator wrote.'
const isFixed = 'It looks for fixed phrases.'
const isTimed = 'It runs in a thread of its own, which ends after two minutes.'
/** Of these files nothing can be called with a text alone. */
const withoutTextRules: Record<string, string> = {
  'api/platform/network/addresses.ts': isAnchored,
  'api/publicPages.ts': 'has addresses and tags with a slash, and no regular expression',
  'api/account/accessTokens/accessTokens.service.ts': isAnchored,
  'api/belongings/export.service.ts': isAnchored,
  'api/memory/memory.service.ts': 'It collapses spaces in 1,000 characters.',
  'api/responder/model.ts': 'It hands each text on to what an agent lets the responder do.',
  'api/responder/builtInResponder.ts': isOurs,
  'api/responder/situation.ts': 'It cuts the middle out of a message, once.',
  'api/agents/privateBrain/recall.ts': 'respondAsAssistant calls it.',
  'api/agents/privateBrain/toolResults.ts': isOurs,
  'api/agents/profilePal/profilePalPhrases.ts': isOurs,
  'api/agents/twin/twinPhrases.ts': isOurs,
  'api/chat/uploads/fileContents.ts': isAnchored,
  'api/chat/threads/openedThread.ts': isOurs,
  'api/chat/steps/stepPages.ts': isAnchored,
  'api/chat/export/threadExport.ts': 'It collapses spaces, and looks for words in a name of 120 characters.',
  'api/config.ts': isOurs,
  'api/knowledge/documents/attachmentReading.ts': 'It looks for the ending of a file’s name, which has 200 characters.',
  'api/knowledge/documents/titles.ts': 'It looks for the ending of a file’s name, which has 200 characters.',
  'api/knowledge/documents/reading/columns/tableRows.ts': isTimed,
  'api/knowledge/documents/reading/pageBreaks.ts': isTimed,
  'api/knowledge/documents/reading/pdf.ts': isTimed,
  'api/knowledge/documents/reading/pdfLines.ts': isTimed,
  'api/knowledge/documents/reading/texts.ts': isTimed,
  'api/discover/discover.service.ts': isAnchored,
  'api/retrieval/languages.ts': 'It looks at the letters of 600 characters.',
  'api/files.ts': isAnchored,
  'api/graphql/http/cleanParams.ts': isAnchored,
  'api/chat/stream/stream.rest.ts': isFixed,
  'api/platform/limits/clientInfo.ts': isOurs,
  'api/platform/log.ts': isFixed,
  'api/rest/errors/fieldNames.ts': isOurs,
  'api/platform/mail/mail.ts': isOurs,
  'api/platform/database/migrations.ts': isOurs,
  'api/platform/database/keysetPages.ts': isAnchored,
  'api/platform/limits/plans.ts': isOurs,
  'api/platform/database/refusedInput.ts': isOurs,
  'api/platform/database/schemaEngine/schemaEngine.ts': isOurs,
  'api/profile/pictures/photoFiles.ts': isAnchored,
  'api/rest/routes.ts': isOurs,
  'api/rest/middleware/cleanJson.ts': isAnchored,
  'api/rest/openapi.ts': isOurs,
  'api/twin/reader.ts': 'It collapses spaces.',
}
