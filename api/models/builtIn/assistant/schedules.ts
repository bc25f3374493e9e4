import * as german from 'chrono-node/de'
import * as english from 'chrono-node/en'
import { isQuestion } from '../../../platform/language/intents.ts'
import type { Language } from '../../../platform/language/words.ts'
import { cutMiddle, trimEndMatching } from '../../../platform/text/trimming.ts'
import { findMonthDay, weekdays } from './monthDays.ts'
import { writeSpokenTimes } from './spokenTimes.ts'
import { capitalize } from '../../../platform/text/text.ts'

export interface RequestedSchedule {
  readonly kind: 'reminder' | 'task'
  readonly title: string
  readonly instruction?: string
  readonly recurrence: 'once' | 'daily' | 'weekdays' | 'weekly' | 'monthly'
  readonly interval?: number
  readonly date?: string
  readonly time?: string
  readonly days?: number[]
  readonly week?: number
  readonly inMinutes?: number
}

interface Recurrence extends Pick<RequestedSchedule, 'recurrence' | 'days' | 'week'> {
  readonly interval: number
  readonly rest: string
  readonly isFirst: boolean
}

/** The date parser takes quadratic time in some texts. */
const reach = 300
const maxTitleLength = 100

const politeness = /^(?:please|could you|can you|would you|bitte|kannst du|könntest du)\s+/i
const prefix = /^(?:remind me|(?:set|create|make|add) (?:me )?an? reminder|erinnere? mich)\b[:,]?\s*/i
const ending = /,? (?:please|bitte)[\s.!?]*$/i
const refusal = /^(?:never ?mind|nothing|no|nein|nichts|egal|vergiss es|lass|stop|cancel|abbrechen)\b/i
const quoting = /^(?:that|dass|daran,? dass|:)\s/i
const connecting = /^(?:(?:to|that|about|of|for|daran|dass|ans?|zu|um)\b[,:]?(?:\s+|$))+/i
const article = /^(?:den|die|das|der|dem)\s+/i
const determiner = /^(?:every|each|jede[mnrs]?)$/
const pluralDeterminer = /^(?:every|alle)$/
const ordinals = countFromTwo('other second zweiten zweite zweites|third dritten dritte drittes|fourth vierten vierte viertes')
const numerals = countFromTwo('two zwei|three drei|four vier|five fünf|six sechs')
const imperatives = new Set(
  `summarise summarize write draft send tell give list show check plan suggest ask create make collect review prepare fasse fass schreibe schreib
erstelle gib zeige zeig liste sage sag prüfe prüf plane plan schlage schlag sammle sammel bereite`.split(/\s+/),
)
const statements = new Set(
  `i i'm i’m i'll we we're my our you it is are was there the a an ich wir mein meine unser unsere du es ist sind war gibt der die das ein eine`.split(
    /\s+/,
  ),
)
const subjects = new Set(['i', 'we', 'he', 'she', 'they', 'ich', 'wir', 'er', 'sie'])
const weekends = new Set(['weekend', 'weekends', 'wochenende', 'wochenenden'])
const isDay = (name: string) => weekdays.has(name) || weekends.has(name)
const pluralPeriods = new Map<string, RequestedSchedule['recurrence']>([
  ...mapWords('daily', 'days tage'),
  ...mapWords('weekly', 'weeks wochen'),
  ...mapWords('monthly', 'months monate'),
])
const periods = new Map<string, RequestedSchedule['recurrence']>([
  ...mapWords('daily', 'day tag daily täglich morning evening morgen abend nachmittag afternoon night'),
  ...mapWords('weekdays', 'weekday weekdays werktag werktags workday'),
  ...mapWords('weekly', 'week woche weekly wöchentlich'),
  ...mapWords('monthly', 'month monat monthly monatlich'),
])
const partsOfDay: readonly [RegExp, string][] = [
  [/\b(?:this |in the )?afternoon\b|\bnachmittags?\b/i, '15:00'],
  [/\b(?:tonight|(?:this |in the )?evening)\b|\babends?\b/i, '19:00'],
  [/\b(?:in the )?morning\b|(?:^|\s)(?:früh|vormittags?|jeden morgen)\b/i, '09:00'],
]
const usualTime = '09:00'
/** Depends on an event whose date is unknown. */
const relativeToEvent =
  /\b(?:on )?(?:the )?(?:day|night|evening|week) (?:before|after)\b(?! tomorrow)|\b(?:am |den |einen |eine )?(?:tag|abend|woche) (?:davor|danach|vorher|vor|nach)\b|\bam vor(?:tag|abend)\b/i

/** Would otherwise be read as the next such day. */
const unsupportedRecurrence =
  /\b(?:(?:every|each|jede[nrs]?) (?:other|first|second|third|fourth|last|\d{1,2}|two|three|four|six|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|letzte[nrs]?)|alle (?:\d{1,2}|zwei|drei|vier|sechs))\b(?: \p{L}+(?: (?:im monat|(?:of|in) (?:the|every|each) month))?)?/iu
const moreThanDaily =
  /\b(?:(?:every|each|jede[nrs]?|alle) (?:[\p{L}\d]+ )?(?:hours?|minutes?|stunden?|minuten?)|hourly|stündlich|(?:twice|(?:two|three|four|\d) times|(?:zwei|drei|vier|\d) ?mal) (?:a|per|every|am|pro|jeden) (?:day|tag))(?![\p{L}])/iu
const yearly = /(?<=^|\s)(?:every year|each year|yearly|annually|jedes jahr|jährlich)(?=[\s,]|$)/i
const workdays =
  /(?<=^|\s)(?:(?:from|on|von) )?(?:mondays?|montags?) (?:to|through|until|till|bis|[-–]) (?:fridays?|freitags?)(?=[\s,.]|$)/i
const endOfMonth = /(?<=^|\s)(?:am |zum )?(?:monatsende|ende des monats)(?=[\s,.]|$)/i
/** Preposition before a date, which the date parser leaves. */
const danglingPreposition = /(?:^|\s)(?:(?:on|at)(?: the)?|am|the)\s*$/i
const germanInfinitive = /^(?:meinen?|die|das|den|eine?|einen)\s.*\s\p{Ll}+(?:en|ern|eln)$/u

/** Whether the message asks for something at a time, or for a reminder without one. */
export function isScheduleRequest(utterance: string, isReminder: boolean): boolean {
  const text = simplify(utterance)
  if (prefix.test(text)) return isReminder || findRecurrence(text) !== null || findTime(text, getToday())?.isCertain('day') === true
  const recurrence = findRecurrence(text)
  if (!recurrence || isQuestion(text)) return false
  const rest = removeTime(recurrence.rest)
  const [first = '', second = ''] = rest.toLowerCase().split(/[\s,]+/)
  if (!recurrence.isFirst) return imperatives.has(first)
  if (germanInfinitive.test(rest)) return true
  return first !== '' && !statements.has(first) && !subjects.has(second)
}

/** @param now where the user is. `null` without a time, `past` if it has passed, `untitled` without anything to do,
 * `unsupported` if it repeats in a way that schedules cannot. */
export function readSchedule(
  utterance: string,
  now: { date: string; time: string },
  language: Language,
): RequestedSchedule | 'past' | 'untitled' | 'unsupported' | null {
  const text = simplify(utterance)
  const reference = new Date(`${now.date}T${now.time}:00Z`)
  if (yearly.test(text)) {
    const once = readSchedule(text.replace(yearly, ' '), now, language)
    if (once === null || typeof once === 'string' || once.date === undefined) return once
    return { ...once, recurrence: 'monthly', interval: 12, days: [Number(once.date.slice(8))] }
  }
  const recurrence = findRecurrence(text)
  if (relativeToEvent.test(text)) return null
  if (unsupportedRecurrence.test(recurrence?.rest ?? text) || moreThanDaily.test(text)) return 'unsupported'
  const rest = recurrence?.rest ?? text
  const found = findTime(rest, reference, language)
  const kind = prefix.test(removeTime(rest)) ? 'reminder' : 'task'
  const about = toTitle(found && !quoting.test(rest.replace(prefix, '')) ? cut(rest, found.text) : rest)
  const what = { kind, title: about.slice(0, maxTitleLength), ...(kind === 'task' && { instruction: about }) } as const
  if (what.title === '') return recurrence || found ? 'untitled' : null
  const part = partsOfDay.find(([pattern]) => pattern.test(text))?.[1]
  const given = found?.isCertain('hour') ? found.date.toISOString().slice(11, 16) : null
  if (recurrence) {
    const days = recurrence.days ?? (recurrence.recurrence === 'monthly' ? [findDay(text) ?? reference.getUTCDate()] : undefined)
    const interval = recurrence.interval > 1 && { interval: recurrence.interval }
    const week = recurrence.week !== undefined && { week: recurrence.week }
    return { ...what, recurrence: recurrence.recurrence, ...interval, days, ...week, time: given ?? part ?? usualTime }
  }
  if (!found) return null
  if (found.isCertain('timezoneOffset')) {
    return { ...what, recurrence: 'once', inMinutes: Math.max(1, Math.round((found.date.getTime() - reference.getTime()) / 60_000)) }
  }
  const time = given ?? part ?? usualTime
  const instant = new Date(`${found.date.toISOString().slice(0, 10)}T${time}:00Z`)
  if (instant <= reference && given === null) {
    if (found.isCertain('weekday')) instant.setUTCDate(instant.getUTCDate() + 7)
    else if (instant.toISOString().startsWith(now.date)) return null
  }
  if (instant <= reference) return 'past'
  return { ...what, recurrence: 'once', date: instant.toISOString().slice(0, 10), time }
}

/** @param answer to the question for the time; null if it is about something else */
export function completeRequest(request: string, answer: string): string | null {
  const time = simplify(answer)
  if (prefix.test(time) || isQuestion(trimEndMatching(time, /\?/))) return null
  const isTime = partsOfDay.some(([pattern]) => pattern.test(time)) || findRecurrence(time) !== null || findTime(time, getToday()) !== null
  if (!isTime) return null
  return `${[relativeToEvent, moreThanDaily, unsupportedRecurrence].reduce((rest, pattern) => rest.replace(pattern, ' '), request)} ${answer}`
}

/** @param answer to the question for the subject; null if it is about something else */
export function addSubject(request: string, answer: string): string | null {
  const subject = simplify(answer)
  if (prefix.test(subject) || refusal.test(subject) || isQuestion(subject)) return null
  return `${trimEndMatching(request, /[\s.!?]/)} ${subject}`
}

function findTime(text: string, instant: Date, language?: Language) {
  const parsers = language === 'de' ? [german, english] : [english, german]
  for (const { casual } of parsers) {
    const results = casual.parse(text, { instant, timezone: 0 }, { forwardDate: true })
    const result = results.find(({ start }) => start.isCertain('hour')) ?? results[0]
    if (result) return { text: result.text, date: result.start.date(), isCertain: isCertain(result.start) }
  }
  return null
}

type Part = 'hour' | 'day' | 'weekday' | 'timezoneOffset'
type Parsed = ReturnType<(typeof english.casual)['parse']>[number]['start']

const isCertain = (start: Parsed) => (part: Part) =>
  start.isCertain(part) || (part === 'day' && (start.isCertain('weekday') || start.isCertain('hour')))

function findRecurrence(text: string): Recurrence | null {
  const monthDay = findMonthDay(text)
  if (monthDay) return { recurrence: 'monthly', interval: 1, days: [monthDay.day], ...monthDay }
  const tokens = text.split(' ')
  const names = tokens.map((token) => token.toLowerCase().replace(/[,.:;!]$/, ''))
  const start = names.findIndex((name, index) => {
    if (determiner.test(name) || pluralDeterminer.test(name)) return findPeriodAfter(names, index) !== null
    return (
      /^(?:daily|täglich|werktags|weekdays|weekends|wochenenden|wöchentlich|monatlich)$/.test(name) ||
      (/^(?:weekly|monthly)$/.test(name) && /^(?:on|at)$/.test(names[index + 1] ?? '')) ||
      (name.endsWith('s') && weekdays.has(name) && !name.endsWith('days'))
    )
  })
  if (start === -1) return null
  const { interval, at } = findPeriodAfter(names, start) ?? { interval: 1, at: start }
  let end = at
  const found: string[] = []
  for (; end < names.length; end += 1) {
    const name = names[end] ?? ''
    if (periods.has(name) || isDay(name) || (end === at && interval > 1)) found.push(name)
    else if (!/^(?:and|und|on|am)$/.test(name) || !isDay(names[end + 1] ?? '')) break
  }
  const days = [...new Set(found.flatMap((name) => (weekends.has(name) ? [6, 7] : (weekdays.get(name) ?? []))))]
  const period = found.map((name) => periods.get(name) ?? pluralPeriods.get(name)).find((one) => one !== undefined)
  const recurrence = days.length > 0 ? 'weekly' : (period ?? 'daily')
  const isOfMonth = /^(?:of|in|im)$/.test(names[end] ?? '') && names.slice(end + 1, end + 3).some((name) => /^(?:month|monat)$/.test(name))
  if (isOfMonth && interval > 1) return null
  const before = tokens.slice(0, start)
  const preposition = /^(?:on|of|am|an|in)$/i.test(before.at(-1) ?? '') ? before.slice(0, -1) : before
  const rest = [...preposition, ...tokens.slice(end)].join(' ')
  const ofMonth = recurrence === 'monthly' ? findMonthDay(rest, true) : null
  return {
    recurrence,
    interval,
    ...(recurrence === 'weekly' && { days: days.length > 0 ? days : [1] }),
    rest,
    ...(ofMonth && { days: [ofMonth.day], week: ofMonth.week, rest: ofMonth.rest }),
    isFirst: preposition.length === 0,
  }
}

/** Such as “day”, “other Monday” or “two weeks”. @param index of the determiner */
function findPeriodAfter(names: readonly string[], index: number): { interval: number; at: number } | null {
  const [name = '', next = '', afterNext = ''] = names.slice(index)
  const isOne = determiner.test(name)
  if (isOne && (periods.has(next) || isDay(next))) return { interval: 1, at: index + 1 }
  const nth = ordinals.get(next) ?? 0
  if (isOne && nth > 1 && (isDay(afterNext) || /^(?:day|tag|week|woche|month|monat)$/.test(afterNext)))
    return { interval: nth, at: index + 2 }
  const count = numerals.get(next) ?? (/^\d{1,2}$/.test(next) ? Number(next) : 0)
  return pluralDeterminer.test(name) && count > 1 && pluralPeriods.has(afterNext) ? { interval: count, at: index + 2 } : null
}

function findDay(text: string): number | null {
  const day = Number(/(?:^|\s)(\d{1,2})(?:st|nd|rd|th|\.)(?=\s|$)/.exec(text)?.[1])
  return day >= 1 && day <= 31 ? day : null
}

function toTitle(text: string): string {
  const without = partsOfDay.reduce((rest, [pattern]) => rest.replace(pattern, ' '), removeTime(text).replace(prefix, ''))
  const bare = removeTime(without.replace(/(?:^|\s)(?:on the |am )?\d{1,2}(?:st|nd|rd|th|\.)(?=\s|$)/, ' '))
  const title = /^an\s/i.test(bare) ? bare.replace(connecting, '').replace(article, '') : bare.replace(connecting, '')
  return capitalize(title)
}

/** Removes the time of day, so that the text starts with the action. */
function removeTime(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  const withoutTime = line.replace(/^(?:at|um) \d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|uhr))?(?:[ ,]+|$)/i, '')
  return trimEndMatching(withoutTime.replace(/^[ ,:]+/, ''), /[\s.!]/)
}

function cut(text: string, part: string): string {
  const at = text.indexOf(part)
  return `${text.slice(0, at).replace(danglingPreposition, '')} ${text.slice(at + part.length)}`
}

function simplify(utterance: string): string {
  const line = cutMiddle(utterance.trim().replace(/\s+/g, ' '), reach).replace(politeness, '').replace(ending, '')
  return writeSpokenTimes(withVerbFirst(line.replace(workdays, 'every weekday').replace(endOfMonth, 'end of the month')))
}

/** The rest of a question such as “Kannst du mich morgen an Ana erinnern?” */
function withVerbFirst(line: string): string {
  const [before = '', ...after] = line.split(/ erinnern\b/i)
  if (!/^mich\s/i.test(before) || after.length === 0) return line
  return trimEndMatching(`erinnere ${before}${after.join(' erinnern')}`, /\?/)
}

const getToday = () => new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`)

function mapWords<Value extends string | number>(value: Value, list: string): (readonly [string, Value])[] {
  return list.split(' ').map((word) => [word, value] as const)
}

function countFromTwo(list: string): ReadonlyMap<string, number> {
  return new Map(list.split('|').flatMap((names, index) => mapWords(index + 2, names)))
}
