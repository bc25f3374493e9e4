import { trimEndMatching } from '../../platform/text/trimming.ts'
import { tokenize } from '../../platform/language/words.ts'

/** Places without an IANA name. */
const otherNames: Record<string, string> = {
  'Africa/Cairo': 'kairo egypt agypten',
  'America/Chicago': 'texas dallas houston',
  'America/Los_Angeles': 'san_francisco seattle california kalifornien la san_diego',
  'America/New_York': 'nyc washington boston miami philadelphia atlanta',
  'America/Mexico_City': 'mexiko_stadt',
  'America/Sao_Paulo': 'rio rio_de_janeiro',
  'Asia/Calcutta': 'kolkata kalkutta india indien mumbai delhi new_delhi bangalore bengaluru chennai',
  'Asia/Dubai': 'abu_dhabi',
  'Asia/Hong_Kong': 'hongkong',
  'Asia/Katmandu': 'kathmandu nepal',
  'Asia/Saigon': 'ho_chi_minh_city hanoi vietnam',
  'Asia/Seoul': 'korea south_korea sudkorea',
  'Asia/Shanghai': 'china beijing peking shenzhen',
  'Asia/Singapore': 'singapur',
  'Asia/Tokyo': 'japan tokio osaka kyoto',
  'Asia/Jerusalem': 'tel_aviv israel',
  'Europe/Athens': 'athen greece griechenland',
  'Europe/Berlin': 'germany deutschland munich munchen hamburg cologne koln frankfurt leipzig stuttgart dresden',
  'Europe/Brussels': 'brussel belgium belgien',
  'Europe/Copenhagen': 'kopenhagen denmark danemark',
  'Europe/Kiev': 'kyiv kiew ukraine',
  'Europe/Lisbon': 'lissabon porto portugal',
  'Europe/London': 'england uk britain great_britain scotland edinburgh manchester',
  'Europe/Madrid': 'spain spanien barcelona',
  'Europe/Moscow': 'moskau',
  'Europe/Oslo': 'norway norwegen bergen',
  'Europe/Paris': 'france frankreich lyon marseille nizza',
  'Europe/Prague': 'prag',
  'Europe/Rome': 'rom italy italien milan mailand naples neapel venice venedig florence florenz',
  'Europe/Stockholm': 'sweden schweden gothenburg goteborg',
  'Europe/Vienna': 'wien austria osterreich salzburg graz',
  'Europe/Warsaw': 'warschau poland polen krakow krakau',
  'Europe/Zurich': 'switzerland schweiz geneva genf bern basel',
  UTC: 'utc gmt',
}

let zones: ReadonlyMap<string, string> | undefined

export function findTimezone(place: string): string | null {
  zones ??= new Map([
    ...Intl.supportedValuesOf('timeZone').map((zone) => [toName(zone.slice(zone.lastIndexOf('/') + 1)), zone] as const),
    ...Object.entries(otherNames).flatMap(([zone, names]) => names.split(' ').map((name) => [toName(name), zone] as const)),
  ])
  return zones.get(toName(place)) ?? null
}

function toName(place: string): string {
  return tokenize(place.replaceAll('_', ' ')).join(' ')
}

const fillers = new Set(
  'right now currently please today at the moment is it there gerade jetzt bitte heute aktuell eben momentan'.split(' '),
)
const mostWords = 5
const reach = 400

export function extractPlace(question: string): string | null {
  const words = question
    .slice(-reach)
    .split(' ')
    .flatMap((word) =>
      tokenize(word)
        .slice(0, 1)
        .map((plain) => ({ word, plain })),
    )
  const start = words.findLastIndex(({ plain }) => plain === 'in')
  if (start === -1) return null
  const named = words.slice(start + 1).filter(({ plain }) => !fillers.has(plain))
  return named.length === 0 || named.length > mostWords ? null : named.map(({ word }) => trimSymbols(word)).join(' ')
}

function trimSymbols(word: string): string {
  return trimEndMatching(word, /[^\p{L}\p{N}]/u)
}
