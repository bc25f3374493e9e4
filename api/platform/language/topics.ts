import { examples, lexicon } from './lexicon.ts'
import { getStems, listStems } from './wordForms.ts'
import { everydayVocabulary } from './everydayVocabulary.ts'
import { serviceVocabulary } from './serviceVocabulary.ts'
import { commonVocabulary } from './commonVocabulary.ts'
import { vocabulary } from './vocabulary.ts'
import { tokenize } from './words.ts'

for (const group of [vocabulary, serviceVocabulary, everydayVocabulary, commonVocabulary].flatMap((groups) => groups.trim().split('\n'))) {
  const [english = '', german = ''] = group.split(' / ')
  const topic = `${english.split(' ')[0]} (word)`
  const [more, mehr] = lexicon[topic] ?? ['', '']
  lexicon[topic] = [`${more} ${english}`, `${mehr} ${german}`]
}

const topicsByStem = new Map<string, Set<string>>()
for (const [topic, [english, german]] of Object.entries(lexicon)) {
  for (const key of tokenize(english).flatMap(listEnglishKeys)) topicsByStem.set(key, (topicsByStem.get(key) ?? new Set()).add(topic))
  for (const key of tokenize(german).flatMap(listOwnKeys)) topicsByStem.set(key, (topicsByStem.get(key) ?? new Set()).add(topic))
}

function listEnglishKeys(token: string): string[] {
  return getStems(token).english.map((stem) => `en ${stem}`)
}

/** “Mitmachen” is not “machen”. */
function listOwnKeys(token: string): string[] {
  return listGermanKeys(token).slice(0, token.startsWith('ge') ? undefined : 1)
}

function listGermanKeys(token: string): string[] {
  return getStems(token).german.map((stem) => `de ${stem}`)
}

const listWords = (index: 0 | 1) => new Set(Object.values(lexicon).flatMap((words) => tokenize(words[index])))
const englishWords = listWords(0)
const germanWords = listWords(1)

const germanStems = new Set([...germanWords].flatMap(listStems).filter((stem) => stem.length >= 4))

/** Positive if German. */
export function measureTopicLanguage(text: string): number {
  const words = tokenize(text)
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  return count(germanWords) - count(englishWords)
}

const none: ReadonlySet<string> = new Set()

const examplesByStem = new Map<string, string[]>()
for (const [general, words] of Object.values(examples)) {
  for (const stem of tokenize(general).flatMap(listStems))
    examplesByStem.set(stem, [...(examplesByStem.get(stem) ?? []), ...tokenize(words)])
}

export function isTopicWord(token: string): boolean {
  return englishWords.has(token) || germanWords.has(token)
}

export function findTopics(token: string, shortestHead = 4): ReadonlySet<string> {
  const found = [...listEnglishKeys(token), ...listGermanKeys(token)].flatMap((key) => [...(topicsByStem.get(key) ?? none)])
  return found.length === 0 ? findTopicsOfHead(token, shortestHead) : new Set(found)
}

const shortestCompound = 7
const longestCompound = 30
const shortestFirstPart = 5
/** “Trainiert” is not about kidneys, which are “Nieren”. */
const endOfVerb = /^(?:[a-z]?iert(?:e[nt]?)?|nieren)$/
const shortHeads = new Set(['kurs', 'tour'])

/** The last part of a German compound is its head: Honig in Lindenhonig. If it is unknown, the first part is used. */
function findTopicsOfHead(token: string, shortestHead: number): ReadonlySet<string> {
  if (token.length < shortestCompound || token.length > longestCompound) return none
  const activity = /^(?<first>.{4,20}?)s?(?:machen|arbeit|arbeiten|handwerk|kunst|herstellung|kunde|bau)$/.exec(token)?.groups?.first
  if (activity && germanWords.has(activity)) return new Set(topicsByStem.get(listGermanKeys(activity)[0] ?? ''))
  for (let start = 3; start <= token.length - 4; start++) {
    const head = token.slice(start)
    if (endOfVerb.test(head)) continue
    const topics =
      ((head.length >= shortestHead || shortHeads.has(head)) && germanWords.has(head)) ||
      (head.length > 4 && head.length >= shortestHead && listStems(head).some((stem) => germanStems.has(stem)))
        ? topicsByStem.get(listGermanKeys(head).find((key) => topicsByStem.has(key)) ?? '')
        : undefined
    if (topics) return topics
  }
  const first = Array.from({ length: token.length - 3 }, (_, index) => token.slice(0, token.length - 3 - index)).find(
    (part) => part.length >= shortestFirstPart && germanWords.has(part),
  )
  return new Set(first === undefined ? none : topicsByStem.get(listGermanKeys(first)[0] ?? ''))
}

/** “Kochkurse” yields “cook” and “lesson”, if all parts of the compound are known. */
export function findTopicsOfParts(token: string): readonly string[] {
  if (token.length < shortestCompound || token.length > longestCompound || isTopicWord(token)) return []
  for (let end = 4; end <= token.length - 4; end++) {
    const [first, head] = [token.slice(0, end), token.slice(end)]
    const isKnown = germanWords.has(first) || germanWords.has(first.replace(/(?:s|n|en|es)$/, '')) || germanWords.has(`${first}e`)
    if (!isKnown || !listStems(head).some((stem) => germanStems.has(stem))) continue
    const keys = [first, first.replace(/(?:s|n|en|es)$/, ''), head].flatMap(listGermanKeys)
    return keys.flatMap((key) => [...(topicsByStem.get(key) ?? none)])
  }
  return []
}

const generalsByStem = new Map<string, string[]>()
for (const [general, words] of [examples['animal'], examples['social']].filter((one) => one !== undefined)) {
  for (const stem of tokenize(words).flatMap(listStems))
    generalsByStem.set(stem, [...(generalsByStem.get(stem) ?? []), ...tokenize(general)])
}

/** “No pets” answers questions about dogs. */
export function findGenerals(token: string): readonly string[] {
  return listStems(token).flatMap((stem) => (generalsByStem.get(stem) ?? []).flatMap(listStems))
}

/** Examples answer the general word, but not vice versa: cello for instrument. */
export function findExamples(token: string): { topics: readonly string[]; stems: readonly string[] } {
  const words = listStems(token).flatMap((stem) => examplesByStem.get(stem) ?? [])
  return { topics: words.filter((word) => Object.hasOwn(lexicon, word)), stems: words.flatMap(listStems) }
}

export function listSynonyms(token: string): string[] {
  const topics = [...findTopics(token), ...findExamples(token).topics]
  return [...topics.flatMap((topic) => tokenize((lexicon[topic] ?? []).join(' '))), ...findExamples(token).stems]
}
