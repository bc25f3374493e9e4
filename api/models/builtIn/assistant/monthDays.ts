import { lastWeek } from '../../../scheduledTasks/validation.ts'

export interface MonthDay {
  /** Day of the month, or with `week` the weekday. */
  readonly day: number
  readonly week?: number
  /** Text without it. */
  readonly rest: string
  readonly isFirst: boolean
}

const weekdayNames = [
  'monday mondays montag montags',
  'tuesday tuesdays dienstag dienstags',
  'wednesday wednesdays mittwoch mittwochs',
  'thursday thursdays donnerstag donnerstags',
  'friday fridays freitag freitags',
  'saturday saturdays samstag samstags sonnabend sonnabends',
  'sunday sundays sonntag sonntags',
]
export const weekdays = new Map(weekdayNames.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)))

const longestMonth = 31
const positions = ['first|1st|erste[mnrs]?', 'second|2nd|zweite[mnrs]?', 'third|3rd|dritte[mnrs]?', 'fourth|4th|vierte[mnrs]?']
const last = 'last|letzte[mnrs]?'
const position = `(?<position>${positions.join('|')}|${last}|[1-4]\\.)`
const dayNumber = '(?<position>\\d{1,2}(?:st|nd|rd|th|\\.))'
const name = `(?<name>days?|tag(?:e[ns]?)?|${[...weekdays.keys()].join('|')})`
const every = '(?:every|each|jede[mnrs]?)'
const before = `(?:on |at |am |an )?(?:the |${every} )?`
const ofMonth = `(?:(?:of|in) (?:the|each|every) month|(?:im|des|jede[ns]|eines jeden) monat(?:e?s)?|in jedem monat)`
const toPattern = (source: string) => new RegExp(`(?<=^|\\s)${source}(?=[\\s,.:;!]|$)`, 'i')

const withMonth = [
  toPattern(`${before}${position} ${name} ${ofMonth}`),
  toPattern(`${before}(?:${position}|${dayNumber}) ${ofMonth}`),
  toPattern(`(?:on |an )?${every} (?<position>${positions[0]}|${last}) ${name}`),
  toPattern(`(?:on |an )?${every} ${dayNumber}(?! (?:${name.replace('?<name>', '?:')}|weeks?|woche|months?|monat)\\b)`),
  toPattern(`(?:at |am |zum )?(?:the )?(?<position>end|ende) (?:of (?:each|every) month|jede[ns] monats)`),
]
const ofMonthlyTask = [toPattern(`${before}${position}(?: ${name})?`)]

/** Such as “on the first Monday of the month”. @param isMonthly whether the text is known to be about every month */
export function findMonthDay(text: string, isMonthly = false): MonthDay | null {
  for (const pattern of isMonthly ? ofMonthlyTask : withMonth) {
    const found = pattern.exec(text)
    const at = found?.groups?.position?.toLowerCase()
    if (!found || at === undefined) continue
    const weekday = weekdays.get(found.groups?.name?.toLowerCase() ?? '')
    const isLast = /^(?:la|le|en)/.test(at)
    const number = positions.findIndex((names) => new RegExp(`^(?:${names})$`).test(at)) + 1 || Number.parseInt(at, 10)
    const day = isLast ? longestMonth : number
    if (day < 1 || day > longestMonth) continue
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim().replace(/\s+/g, ' ')
    return { ...(weekday ? { day: weekday, week: isLast ? lastWeek : number } : { day }), rest, isFirst: found.index === 0 }
  }
  return null
}
