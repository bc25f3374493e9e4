import { deviceOf, shortAddress } from '../../account/sessions/devices.ts'
import { isForeignRequest, proofIn } from '../../account/sessions/proof/proof.ts'
import { displayName, email, isKnownTimeZone, newPassword, username } from '../../account/validation.ts'
import { claimOf } from '../../memory/extraction/claims.ts'
import { factsByRules, mayTellSomething } from '../../memory/extraction/factsByRules.ts'
import { holdsSecret } from '../../memory/secrets.ts'
import { fileQuoted } from '../../models/prompt/attachments.ts'
import { excerpts } from '../../models/window/compaction.ts'
import { quotedNumbers } from '../../models/prompt/quotedNumbers.ts'
import { answersTo } from '../../responder/answers.ts'
import { aboutFiles, fromFiles } from '../../responder/sources/files.ts'
import { wholeQuestion } from '../../responder/followUps.ts'
import { intentOf, isQuestion } from '../../responder/intents.ts'
import { best } from '../../responder/matching.ts'
import { phrasesIn, quote } from '../../responder/phrases.ts'
import { commandIn, valuesIn } from '../../agents/profilePal/profileAnswers.ts'
import type { Situation, ToolResult } from '../../responder/situation.ts'
import { respondAsAssistant } from '../../agents/privateBrain/respondAsAssistant.ts'
import { respondAsProfilePal } from '../../agents/profilePal/respondAsProfilePal.ts'
import { respondAsTwin } from '../../agents/twin/respondAsTwin.ts'
import { findByRules } from '../../responder/sources/storyRules.ts'
import { sumIn } from '../../responder/sources/sums.ts'
import { placeIn, timezoneOf } from '../../responder/timezones.ts'
import { contentWords, coverage, languageOf, meaningsOf, searchWords, sharedPairs, subjectsOf, tokens } from '../../responder/words.ts'
import { cleanTitle } from '../../models/tasks/titleSuggestion.ts'
import { mostTelling, queryFor } from '../../agents/twin/publicPassages.ts'
import { parseCursor } from '../../chat/stream/events.ts'
import { safeFileName } from '../../chat/uploads/fileNames.ts'
import { answerPreviewOf, automaticTitle, previewOf, titleOf } from '../../chat/threads/previews.ts'
import { isUnanswered } from '../../agents/twin/unanswered.ts'
import { messageText, searchQuery, threadName } from '../../chat/validation.ts'
import { excerptOf, passageAbout, plainPassageAbout } from '../../knowledge/excerpts.ts'
import { storiesIn } from '../../knowledge/storyTexts.ts'
import { newKnowledgeItem } from '../../knowledge/validation.ts'
import { repeatsQuestion } from '../../chat/visitors/visitorWords.ts'
import { isAppPath } from '../../appPaths.ts'
import { newNotification } from '../../notifications/validation.ts'
import { escapeLike, likeness, prefixQuery, wordsOf } from '../../platform/database/fullText.ts'
import { Prisma } from '../../platform/__generated__/prisma/client.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { maxMarkdownLength, plainWords } from '../../platform/text/plainWords.ts'
import { sentencesOf } from '../../platform/text/sentences.ts'
import { parseMoment } from '../../platform/text/moments.ts'
import { storableJson } from '../../platform/text/storableJson.ts'
import { oneLine, storable } from '../../platform/text/text.ts'
import { trimmedEnd, withoutMiddle } from '../../platform/text/trimming.ts'
import { chunksOf, sentenceRanges } from '../../retrieval/chunks.ts'
import { unaccentedWords } from '../../retrieval/passageWriter.ts'
import { anyOf, wordsAsked } from '../../retrieval/question.ts'
import { newSuggestion } from '../../roadmap/validation.ts'
import { bio, photo, post } from '../../profile/validation.ts'
import { textOfHtml } from '../../knowledge/documents/reading/html.ts'
import { ownFieldAskedFor, profileFields } from '../../responder/sources/profileFields.ts'

const message = 200_000
const header = 16_000

/** What a function reads, in characters: as much as its callers let through. */
interface TextRule {
  readonly limit: number
  readonly read: (text: string) => unknown
  /** How long the texts are that it is first tried with. */
  readonly sample: number
}

const of = (limit: number, read: TextRule['read'], sample = 1000): TextRule => ({ limit, read, sample: Math.min(sample, limit) })
/** For what parses Markdown, or has much to do besides. */
const slow = (limit: number, read: TextRule['read']): TextRule => of(limit, read, 100)

/**
 * Everything in the API that looks for something in a text which people or models write, by its file. A file with a regular
 * expression stands here, or below with the reason why nobody can make it slow.
 */
export const textRules: Record<string, Record<string, TextRule>> = {
  'api/account/sessions/devices.ts': { deviceOf: of(header, deviceOf), shortAddress: of(header, shortAddress) },
  'api/account/sessions/proof/proof.ts': {
    isForeignRequest: of(header, (text) => isForeignRequest(headersWith('cookie', text), 'http://localhost:4000')),
    'proofIn, cookie': of(header, (text) => proofIn(headersWith('cookie', text))),
    'proofIn, authorization': of(header, (text) => proofIn(headersWith('authorization', text))),
  },
  'api/account/validation.ts': {
    email: of(message, (text) => email.safeParse(text)),
    username: of(message, (text) => username.safeParse(text)),
    displayName: of(message, (text) => displayName.safeParse(text)),
    newPassword: of(message, (text) => newPassword.safeParse(text)),
    isKnownTimeZone: of(64, isKnownTimeZone),
  },
  'api/memory/extraction/claims.ts': { claimOf: of(1000, claimOf) },
  'api/memory/extraction/factsByRules.ts': { factsByRules: of(1000, factsByRules), mayTellSomething: of(message, mayTellSomething) },
  'api/memory/secrets.ts': { holdsSecret: of(10_000, holdsSecret) },
  'api/models/prompt/attachments.ts': { fileQuoted: of(message, (text) => fileQuoted({ quotedFrom: `the attached file "${text}`, text })) },
  'api/models/window/compaction.ts': { excerpts: of(message, (text) => excerpts(null, [said(text)], 32_000)) },
  'api/responder/answers.ts': {
    'answersTo, question': of(400, (text) => answersTo(text, [{ title: 'A', text: memories.join('. ') }], 3)),
    'answersTo, texts': of(12_000, (text) => answersTo('When did the 2 dogs sleep in May?', [{ title: 'A', text }], 3)),
  },
  'api/responder/intents.ts': {
    intentOf: of(message, intentOf),
    isQuestion: of(message, isQuestion),
  },
  'api/responder/matching.ts': {
    'best, question': of(20_000, (text) => best(text, memories, String)),
    'best, candidates': of(1000, (text) => best(`${text} dogs`, [text, ...memories], String)),
  },
  'api/responder/sources/profileFields.ts': { ownFieldAskedFor: of(message, ownFieldAskedFor) },
  'api/responder/phrases.ts': { quote: of(message, (text) => quote(text)) },
  'api/agents/profilePal/profileAnswers.ts': {
    commandIn: of(message, commandIn),
    ...Object.fromEntries(profileFields.map((field) => [`valuesIn, ${field}`, of(20_000, (text) => valuesIn(field, text))])),
  },
  'api/agents/profilePal/respondAsProfilePal.ts': {
    respond: of(message, (text) => respondAsProfilePal(asked(text, [profileRead]))),
  },
  'api/responder/sources/files.ts': {
    'fromFiles, file': of(60_000, (text) => fromFiles('Where is the key?', [{ title: 'a.txt', text, isNew: true }], phrasesIn('en', ''))),
    aboutFiles: of(60_000, (text) => aboutFiles([{ title: 'a.txt', text, isNew: true }], phrasesIn('en', ''))),
  },
  'api/responder/followUps.ts': {
    'wholeQuestion, as asked': of(message, (text) => wholeQuestion(text, ['Where is my bike?'])),
    'wholeQuestion, as asked before': of(message, (text) => wholeQuestion('And where?', [text])),
  },
  'api/agents/privateBrain/respondAsAssistant.ts': {
    'respond, first': of(message, (text) => respondAsAssistant(asked(text))),
    'respond, to a question of its own': slow(message, (text) =>
      respondAsAssistant({ ...asked(text, [found]), previousAnswer: 'What should I forget?' }),
    ),
    'respond, from what was found': slow(message, (text) =>
      respondAsAssistant(asked(`What about ${text}?`, [found, chats(text.slice(0, 1200))])),
    ),
  },
  'api/responder/sources/storyRules.ts': {
    findByRules: of(message, (content) => findByRules([{ id: 'a', title: 'A', content }])),
  },
  'api/responder/sources/sums.ts': { sumIn: of(message, (text) => sumIn(text, 'en')) },
  'api/agents/twin/respondAsTwin.ts': {
    'respond, first': of(message, (text) => respondAsTwin({ ...asked(text), twinOf: 'Ada' })),
    'respond, from what was found': slow(message, (text) => respondAsTwin({ ...asked(text, [publicFound]), twinOf: 'Ada' })),
  },
  'api/responder/timezones.ts': {
    placeIn: of(message, (text) => placeIn(`in ${text}`)),
    timezoneOf: of(message, timezoneOf),
  },
  'api/responder/words.ts': {
    languageOf: of(message, languageOf),
    tokens: of(20_000, tokens),
    contentWords: of(20_000, contentWords),
    searchWords: of(20_000, (text) => searchWords(text, 'de')),
    subjectsOf: of(20_000, subjectsOf),
    meaningsOf: of(20_000, meaningsOf),
    coverage: of(1000, (text) => coverage(subjectsOf(`dogs ${text}`), meaningsOf(`${text} cats`))),
    sharedPairs: of(1000, (text) => sharedPairs(meaningsOf(text), meaningsOf(text))),
  },
  'api/models/tasks/titleSuggestion.ts': { cleanTitle: of(20_000, cleanTitle) },
  'api/agents/twin/publicPassages.ts': {
    queryFor: of(20_000, queryFor),
    mostTelling: of(400, (text) => mostTelling(text, [{ kind: 'profile', sourceId: 'bio', title: 'About', text: memories.join(' ') }])),
  },
  'api/models/prompt/quotedNumbers.ts': { quotedNumbers: of(message, quotedNumbers) },
  'api/chat/stream/events.ts': { parseCursor: of(header, parseCursor) },
  'api/chat/uploads/fileNames.ts': { safeFileName: of(header, safeFileName) },
  'api/chat/threads/previews.ts': {
    previewOf: of(message, previewOf),
    answerPreviewOf: slow(message, answerPreviewOf),
    titleOf: of(message, titleOf),
    automaticTitle: of(message, automaticTitle),
  },
  'api/agents/twin/unanswered.ts': { isUnanswered: of(message, (text) => isUnanswered(text, [])) },
  'api/chat/validation.ts': {
    messageText: of(message, (text) => messageText.safeParse(text)),
    threadName: of(message, (text) => threadName.safeParse(text)),
    searchQuery: of(message, (text) => searchQuery.safeParse(text)),
  },
  'api/appPaths.ts': { isAppPath: slow(10_000, isAppPath) },
  'api/chat/visitors/visitorWords.ts': { repeatsQuestion: slow(200_000, (text) => repeatsQuestion(text, text)) },
  'api/knowledge/documents/reading/html.ts': { textOfHtml: slow(100_000, textOfHtml) },
  'api/knowledge/excerpts.ts': {
    passageAbout: of(message, (text) => passageAbout('a dog', text)),
    'passageAbout, query': of(400, (text) => passageAbout(text, `${text}. ${memories.join('. ')}`)),
    plainPassageAbout: slow(message, (text) => plainPassageAbout('a dog', text)),
    excerptOf: slow(message, excerptOf),
  },
  'api/knowledge/storyTexts.ts': {
    'storiesIn, Markdown': of(message, (text) => storiesIn({ name: 'a.md', text, split: 'heading' })),
    'storiesIn, one heading': of(message, (text) => storiesIn({ name: 'a.md', text: `# a ${text}`, split: 'file' })),
    'storiesIn, name': of(255, (name) => storiesIn({ name, text: 'a', split: 'file' })),
  },
  'api/knowledge/validation.ts': {
    newKnowledgeItem: of(message, (content) => newKnowledgeItem.safeParse({ kind: 'note', title: 'A', content })),
  },
  'api/notifications/validation.ts': {
    newNotification: of(2000, (text) => newNotification.safeParse({ channel: 'chat', type: 'info', title: 'A', actionUrl: `/${text}` })),
  },
  'api/platform/database/fullText.ts': {
    wordsOf: of(message, wordsOf),
    prefixQuery: of(message, (text) => prefixQuery(text, '&')),
    likeness: of(message, (text) => likeness(text, Prisma.sql`content`)),
    escapeLike: of(message, escapeLike),
  },
  'api/platform/text/ids.ts': { isUuid: of(message, isUuid) },
  'api/platform/text/plainWords.ts': {
    plainWords: slow(message, plainWords),
    'plainWords, beginning': slow(maxMarkdownLength, plainWords),
  },
  'api/platform/text/sentences.ts': { sentencesOf: of(message, sentencesOf) },
  'api/platform/text/storableJson.ts': { storableJson: of(message, (text) => storableJson({ text })) },
  'api/platform/text/trimming.ts': {
    trimmedEnd: of(message, (text) => trimmedEnd(text, /[\s.]/)),
    withoutMiddle: of(message, (text) => withoutMiddle(text, 400)),
  },
  'api/profile/validation.ts': {
    bio: of(message, (text) => bio.safeParse(text)),
    post: of(message, (text) => post.safeParse(text)),
    photo: of(message, (text) => photo.safeParse(`http://${text}`)),
  },
  'api/platform/text/moments.ts': { parseMoment: of(message, parseMoment) },
  'api/platform/text/text.ts': { storable: of(message, storable), oneLine: of(message, oneLine) },
  'api/retrieval/chunks.ts': { chunksOf: of(message, chunksOf), sentenceRanges: of(message, sentenceRanges) },
  'api/retrieval/passageWriter.ts': { unaccentedWords: of(3000, unaccentedWords) },
  'api/retrieval/question.ts': { wordsAsked: of(message, wordsAsked), anyOf: of(message, (text) => anyOf([text])) },
  'api/roadmap/validation.ts': { newSuggestion: of(message, (text) => newSuggestion.safeParse({ title: 'A', description: text })) },
}

const memories = Array.from(
  { length: 20 },
  (_, index) => `The dogs of number ${index} were walked by aaaaaaab and bbbbbbba on monday morning`,
)

const found: ToolResult = {
  tool: 'search_memories',
  output: { memories: memories.map((content, index) => ({ memoryId: `${index}`, content, toldOn: '2026-03-03' })) },
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
    askedInVain: [],
    openQuestion: { about: 'interests', question: 'What do you like?' },
  },
  isError: false,
}

function chats(text: string): ToolResult {
  const one = { threadId: 't', threadName: 'T', saidBy: 'the user', saidOn: '2026-03-03', text }
  return { tool: 'search_past_chats', output: { messages: Array.from({ length: 10 }, () => one) }, isError: false }
}

function asked(utterance: string, results: ToolResult[] = []): Situation {
  const tools = new Set(['remember', 'forget', 'search_memories', 'search_past_chats'])
  return { utterance, previousAnswer: null, agentType: 'private_brain', twinOf: null, today: '2026-11-21', tools, results }
}

function said(text: string) {
  return { stepId: 'a', position: 0, role: 'user', text } as const
}

function headersWith(name: string, value: string): Headers {
  return new Headers({ [name]: value.replaceAll(/[^\x20-\x7E]/g, 'x') })
}
