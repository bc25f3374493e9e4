import { listNamesOfKind } from '../../retrieval/knowledgeKinds.ts'
import type { Language } from '../../platform/language/words.ts'
import type { Sum } from './sources/sums.ts'
import { names, type ProfileField } from '../../agents/tools/profileFields.ts'
import { capitalize } from '../../platform/text/text.ts'

export interface Quotation {
  text: string
  day: string
  number?: number
  thread?: { id: string; name: string | null }
  item?: { kind: string; title: string }
  file?: string
}

export interface ProposedChange {
  content: string
  hasUntrustedContent: boolean
}

interface KnowledgeItem {
  kind: string
  title: string
}

interface ProfilePart {
  field: ProfileField
  texts: readonly string[]
}

export type Phrases = ReturnType<typeof createEnglishPhrases>

export function getPhrases(language: Language, today: string): Phrases {
  return language === 'de' ? createGermanPhrases(today) : createEnglishPhrases(today)
}

function createEnglishPhrases(today: string) {
  const on = (day: string) => (day === '' ? '' : day === today ? 'today' : `on ${formatDate(day, today, 'en-GB')}`)
  const what = 'I’m the built-in responder, not a language model.'
  const offers =
    'You can attach a document and ask about it, tell me something with “Remember that”, or import your conversations from ChatGPT or Claude in Settings.'
  const why = ({ hasUntrustedContent }: ProposedChange) =>
    hasUntrustedContent ? 'This conversation includes content from others, so please confirm. ' : ''
  const where = ({ thread, item, file }: Quotation) => {
    if (file) return `in “${escapeMarkdown(file)}”`
    if (item) return ` in ${listNamesOfKind(item.kind).en} “${escapeMarkdown(item.title)}”`
    return thread ? ` in ${getThreadName(thread, 'a conversation')}` : ''
  }
  return {
    greeting: `Hello. ${what} Tell me something to remember, or ask about something you told me before.`,
    thanks: 'You’re welcome.',
    goodbye: 'Goodbye. I’ll keep what you told me.',
    nod: 'All right.',
    about: `${what} I can do four things:

• remember what you tell me, as in “Remember that my locker code is 4821”

• find it again and quote it, as in “What is my locker code?”

• search your documents, notes, stories and past conversations, as in “What did I say about Rome?”

• tell you the time and date

“What do you remember?” lists everything, “Forget my locker code” removes it.`,
    askWhatToRemember: 'What should I remember?',
    askWhatToForget: 'What should I forget?',
    oneAtATime: 'I forget one thing at a time, so that nothing gets lost by mistake. What should I forget?',
    cannotForgetHere: 'I can’t forget anything in this conversation. Ask me in a private conversation.',
    remembersNothingHere: 'This chat is temporary, so I won’t remember anything from it.',
    keepsNoSecrets: 'I don’t keep passwords, keys or card numbers. A password manager is the right place for them.',
    remembersNothing:
      'I haven’t saved that as a memory, because remembering is turned off. You can turn on “Remember things from conversations” in Settings.',
    neverRemembers:
      'I haven’t saved that, because you asked me never to remember things like this. You can change that in Settings, under Memories.',
    remembered: (text: string, instead: string | null) =>
      `I’ll remember: ${quote(text)}${instead === null ? '' : ` It replaces: ${quote(instead)}`}`,
    knewAlready: (told: Quotation) => `I know. You told me ${on(told.day)}: ${quote(told.text)}`,
    sendsNoReminders: 'I can’t send reminders here, so ask me when you need it.',
    askWhen: 'When?',
    askOtherRecurrence: 'Schedules can repeat every day, week, month or year, or at multiples of these. When should this repeat?',
    askWhatToRemindOf: 'What should I remind you of?',
    timeHasPassed: 'That time has passed. Give me a later one.',
    proposedSchedule: 'I’ll set it up once you confirm it above.',
    forgotten: (text: string, remainsIn: readonly { id: string; name: string | null }[]) => {
      const links = remainsIn.map((thread) => link(thread, 'Conversation')).join(', ')
      const still = remainsIn.length === 1 ? 'this conversation until you delete it' : 'these conversations until you delete them'
      return `Forgotten: ${quote(text)}${links === '' ? '' : `\n\nI won’t quote it from past conversations either. It stays in ${still}: ${links}`}`
    },
    proposedToRemember: (change: ProposedChange) => `${why(change)}Accept it above, and I’ll remember: ${quote(change.content)}`,
    proposedToForget: (change: ProposedChange) => `${why(change)}Accept it above, and I’ll forget: ${quote(change.content)}`,
    nothingToForget: 'I don’t remember anything like that.',
    whichToForget: 'Which of these should I forget?',
    nothingRemembered:
      'I don’t remember anything about you yet. Tell me something, as in “Remember that my locker code is 4821”, or ask about a note, story or document.',
    remembers: (count: number) => (count === 1 ? 'I remember one thing:' : `I remember ${count} things, the newest first:`),
    told: (told: Quotation) => `You told me ${on(told.day)}: ${cite(told)}`,
    wrote: (told: Quotation) =>
      isDocument(told)
        ? `“${escapeMarkdown(told.item?.title ?? '')}” says: ${cite(told)}`
        : `You wrote ${on(told.day)}${where(told)}: ${cite(told)}`,
    toldSeveral: 'This is what you told me:',
    wroteSeveral: 'This is what I found about it:',
    mayAnswer: 'I’m not sure, but this may answer it:',
    seeAlso: (items: readonly KnowledgeItem[]) =>
      `See also ${items.map(({ kind, title }) => `${listNamesOfKind(kind).en} “${escapeMarkdown(title)}”`).join(', ')}.`,
    inFile: (quotation: Quotation) => `“${escapeMarkdown(quotation.file ?? '')}” says: ${cite(quotation)}`,
    inFiles: 'This is what your files say about it:',
    fileBegins: (quotation: Quotation) =>
      `“${escapeMarkdown(quotation.file ?? '')}” begins: ${cite(quotation)} Ask me about something in it.`,
    unreadFiles: (names: readonly string[]) => `I couldn’t read ${names.map((name) => `“${escapeMarkdown(name)}”`).join(', ')}.`,
    inProfile: (texts: readonly string[]) => `Your profile says: ${texts.map((text) => quote(text)).join(', ')}`,
    wholeProfile: (fields: readonly ProfilePart[]) =>
      [
        'Your profile says:',
        ...fields.map(({ field, texts }) => `• ${capitalize(names.en[field])}: ${texts.map(escapeMarkdown).join(', ')}`),
      ].join('\n\n'),
    closest: 'I found nothing that answers this. The closest match is:',
    nothingFound: `I found nothing about that in what you told me or added. ${offers}`,
    unknownPlace: (place: string) =>
      `I don’t know what time it is in ${quote(place)}. Ask for a large city in the same time zone, as in “What time is it in Tokyo?”`,
    worksOut: (sum: Sum) => (Number.isFinite(sum.result) ? `${sum.sum} = ${formatNumber(sum.result, 'en')}` : `${sum.sum} has no result.`),
    now: ({ day, time, timezone }: { day: string; time: string; timezone: string }) =>
      `It is ${time} on ${formatWeekday(day, 'en-GB')} (${timezone}).`,
    notedOnly: 'I haven’t saved that as a memory. I can find it again in this conversation. To save it, start with “Remember that”.',
    other: `I have no answer to that. ${what} ${offers}`,
    failed: 'That didn’t work. Try again in a moment.',
    item: (told: Quotation) =>
      `• ${quote(told.text)} (${isDocument(told) ? where(told).trim() : `${on(told.day).replace('on ', '')}${where(told)}`})${mark(told)}`,
  }
}

function createGermanPhrases(today: string): Phrases {
  const on = (day: string) => (day === '' ? '' : day === today ? 'heute' : `am ${formatDate(day, today, 'de-DE')}`)
  const what = 'Ich bin der eingebaute Antwortgeber, kein Sprachmodell.'
  const offers =
    'Du kannst ein Dokument anhängen und danach fragen, mir mit „Merk dir, dass“ etwas sagen oder in den Einstellungen deine Unterhaltungen aus ChatGPT oder Claude importieren.'
  const why = ({ hasUntrustedContent }: ProposedChange) =>
    hasUntrustedContent ? 'Diese Unterhaltung enthält Inhalte von anderen, bitte bestätige. ' : ''
  const where = ({ thread, item, file }: Quotation) => {
    if (file) return `in „${escapeMarkdown(file)}“`
    if (item) return ` in ${listNamesOfKind(item.kind).deIn} „${escapeMarkdown(item.title)}“`
    return thread ? ` in ${getThreadName(thread, 'einer Unterhaltung', 'de')}` : ''
  }
  return {
    greeting: `Hallo. ${what} Erzähl mir etwas, das ich mir merken soll, oder frag nach etwas, das du mir gesagt hast.`,
    thanks: 'Gern.',
    nod: 'Gut.',
    goodbye: 'Bis bald. Was du mir gesagt hast, behalte ich.',
    about: `${what} Ich kann vier Dinge:

• mir merken, was du sagst, etwa „Merk dir, dass mein Schließfachcode 4821 ist“

• es wiederfinden und zitieren, etwa „Wie ist mein Schließfachcode?“

• deine Dokumente, Notizen, Geschichten und früheren Unterhaltungen durchsuchen, etwa „Was habe ich über Rom gesagt?“

• dir Uhrzeit und Datum sagen

„Was weißt du über mich?“ zeigt alles, „Vergiss meinen Schließfachcode“ löscht es.`,
    askWhatToRemember: 'Was soll ich mir merken?',
    askWhatToForget: 'Was soll ich vergessen?',
    oneAtATime: 'Ich vergesse immer nur eine Sache, damit nichts aus Versehen verloren geht. Was soll ich vergessen?',
    cannotForgetHere: 'In dieser Unterhaltung kann ich nichts vergessen. Frag mich in einer privaten Unterhaltung.',
    remembersNothingHere: 'Dieser Chat ist temporär, deshalb merke ich mir daraus nichts.',
    keepsNoSecrets: 'Passwörter, Schlüssel und Kartennummern merke ich mir nicht. Dafür ist ein Passwortmanager der richtige Ort.',
    remembersNothing:
      'Das habe ich mir nicht gemerkt, denn das Merken ist ausgeschaltet. In den Einstellungen kannst du „Dinge aus Unterhaltungen merken“ einschalten.',
    neverRemembers:
      'Das habe ich mir nicht gemerkt, weil du so etwas nie gemerkt haben willst. In den Einstellungen kannst du das unter „Erinnerungen“ ändern.',
    remembered: (text, instead) =>
      `Das merke ich mir: ${quote(text, 'de')}${instead === null ? '' : ` Es ersetzt: ${quote(instead, 'de')}`}`,
    knewAlready: (told) => `Das weiß ich. Du hast mir ${on(told.day)} gesagt: ${quote(told.text, 'de')}`,
    sendsNoReminders: 'Erinnerungen kann ich hier nicht senden. Frag mich danach, wenn du es brauchst.',
    askWhen: 'Wann?',
    askOtherRecurrence:
      'Termine können sich täglich, wöchentlich, monatlich oder jährlich wiederholen, auch in Abständen. Wann soll er sich wiederholen?',
    askWhatToRemindOf: 'Woran soll ich dich erinnern?',
    timeHasPassed: 'Dieser Zeitpunkt ist vorbei. Nenn mir einen späteren.',
    proposedSchedule: 'Ich richte es ein, sobald du es oben bestätigst.',
    forgotten: (text, remainsIn) => {
      const links = remainsIn.map((thread) => link(thread, 'Unterhaltung')).join(', ')
      const still = remainsIn.length === 1 ? 'dieser Unterhaltung, bis du sie löschst' : 'diesen Unterhaltungen, bis du sie löschst'
      return `Vergessen: ${quote(text, 'de')}${links === '' ? '' : `\n\nIch zitiere es auch nicht mehr aus früheren Unterhaltungen. Es bleibt in ${still}: ${links}`}`
    },
    proposedToRemember: (change) => `${why(change)}Nimm es oben an, dann merke ich mir: ${quote(change.content, 'de')}`,
    proposedToForget: (change) => `${why(change)}Nimm es oben an, dann vergesse ich: ${quote(change.content, 'de')}`,
    nothingToForget: 'So etwas habe ich mir nicht gemerkt, also gibt es nichts zu vergessen.',
    whichToForget: 'Was davon soll ich vergessen?',
    nothingRemembered:
      'Ich weiß noch nichts über dich. Sag mir etwas, etwa „Merk dir, dass mein Schließfachcode 4821 ist“, oder frag nach einer Notiz, Geschichte oder einem Dokument.',
    remembers: (count) => (count === 1 ? 'Eines habe ich mir gemerkt:' : `Ich habe mir ${count} Dinge gemerkt, das neueste zuerst:`),
    told: (told) => `Du hast mir ${on(told.day)} gesagt: ${cite(told, 'de')}`,
    wrote: (told) =>
      isDocument(told)
        ? `In „${escapeMarkdown(told.item?.title ?? '')}“ steht: ${cite(told, 'de')}`
        : `Du hast ${on(told.day)}${where(told)} geschrieben: ${cite(told, 'de')}`,
    toldSeveral: 'Das hast du mir gesagt:',
    wroteSeveral: 'Das habe ich dazu gefunden:',
    mayAnswer: 'Ich bin nicht sicher, aber das könnte die Antwort sein:',
    seeAlso: (items) =>
      `Siehe auch ${items.map(({ kind, title }) => `${listNamesOfKind(kind).de} „${escapeMarkdown(title)}“`).join(', ')}.`,
    inFile: (quotation) => `In „${escapeMarkdown(quotation.file ?? '')}“ steht: ${cite(quotation, 'de')}`,
    inFiles: 'Das steht dazu in deinen Dateien:',
    fileBegins: (quotation) =>
      `„${escapeMarkdown(quotation.file ?? '')}“ beginnt so: ${cite(quotation, 'de')} Frag mich nach etwas, das darin steht.`,
    unreadFiles: (names) => `${names.map((name) => `„${escapeMarkdown(name)}“`).join(', ')} konnte ich nicht lesen.`,
    inProfile: (texts) => `In deinem Profil steht: ${texts.map((text) => quote(text, 'de')).join(', ')}`,
    wholeProfile: (fields) =>
      [
        'In deinem Profil steht:',
        ...fields.map(({ field, texts }) => `• ${capitalize(names.de[field])}: ${texts.map(escapeMarkdown).join(', ')}`),
      ].join('\n\n'),
    closest: 'Ich habe nichts gefunden, was das beantwortet. Am nächsten kommt:',
    nothingFound: `Dazu habe ich in dem, was du mir gesagt oder hinzugefügt hast, nichts gefunden. ${offers}`,
    unknownPlace: (place) =>
      `Ich weiß nicht, wie spät es in ${quote(place, 'de')} ist. Frag nach einer großen Stadt in derselben Zeitzone, etwa „Wie spät ist es in Tokio?“`,
    worksOut: (sum) => (Number.isFinite(sum.result) ? `${sum.sum} = ${formatNumber(sum.result, 'de')}` : `${sum.sum} hat kein Ergebnis.`),
    now: ({ day, time, timezone }) => `Es ist ${time} Uhr am ${formatWeekday(day, 'de-DE')} (${timezone}).`,
    notedOnly:
      'Das habe ich mir nicht gemerkt. In dieser Unterhaltung finde ich es wieder. Soll ich es mir merken, beginne mit „Merk dir, dass“.',
    other: `Darauf habe ich keine Antwort. ${what} ${offers}`,
    failed: 'Das hat gerade nicht geklappt. Versuch es gleich noch einmal.',
    item: (told) =>
      `• ${quote(told.text, 'de')} (${isDocument(told) ? where(told).trim() : `${on(told.day).replace('am ', '')}${where(told)}`})${mark(told)}`,
  }
}

function formatDate(day: string, today: string, locale: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric'
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year, timeZone: 'UTC' }).format(new Date(day))
}

function formatWeekday(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
}

/** Verbatim, with Markdown escaped. */
export function quote(text: string, language: Language = 'en'): string {
  const line = text.trim().replace(/\s+/g, ' ')
  const sentence = escapeMarkdown(capitalize(line))
  return language === 'de' ? `„${sentence}“` : `“${sentence}”`
}

function cite(quotation: Quotation, language?: Language): string {
  return `${quote(quotation.text, language)}${mark(quotation)}`
}

function mark({ number }: Quotation): string {
  return number === undefined ? '' : ` [${number}]`
}

/** Documents may be written by other people. */
function isDocument({ item }: Quotation): boolean {
  return item?.kind === 'document'
}

function link({ id, name }: { id: string; name: string | null }, unnamed: string): string {
  return `[${(name ?? unnamed).replace(/[*`<[\]~\\]/g, String.raw`\$&`)}](/chat/${id})`
}

function getThreadName({ name }: { name: string | null }, unnamed: string, language: Language = 'en'): string {
  if (name === null) return unnamed
  return language === 'de' ? `„${escapeMarkdown(name)}“` : `“${escapeMarkdown(name)}”`
}

function escapeMarkdown(text: string): string {
  return text.replace(/[*`<[\]~\\]/g, '\\$&')
}

function formatNumber(value: number, language: Language): string {
  return value.toLocaleString(language, { maximumFractionDigits: 10 })
}
