import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { LRUCache } from 'lru-cache'
import { isSameWord } from './sameWord.ts'
import { tokenize } from './words.ts'

/** Each line starts with the base form. Stemmers know only regular forms. */
const irregular = new Map(
  `reserve booked booking bookings
teach taught
leave left
quit quitted
grow grew grown
speak spoke spoken
write wrote written
rewrite rewrote rewritten
steal stole stolen
freeze froze frozen
forget forgot forgotten
hide hid hidden
throw threw thrown
lend lent
feed fed
show shown
open opened opens
win won
buy bought
sell sold
pay paid
build built
begin began begun
make made
give gave given
take took taken
learn learnt
choose chose chosen
find found
meet met
lead led
run ran
keep kept
fall fell fallen
move moved
see saw seen
hear heard
come came
tell told
send sent
think thought
draw drew drawn
sleep slept
stand stood
wear wore worn
bring brought
sing sang sung
swim swam swum
drive drove driven
ride rode ridden
fly flew flown
become became
get got gotten
go went gone
break broke broken
hang hung
lay laid
read reads
eat ate eaten
hold held
spend spent
lose lost
child children
person people
sprechen spricht sprichst sprach gesprochen
schreiben schrieb geschrieben
lesen liest las gelesen
gewinnen gewann gewonnen
verlassen verlässt verließ
gehen ging gegangen
weggehen weggegangen
kommen kam gekommen
nehmen nimmt nimmst nahm genommen
geben gibt gibst gab gegeben
fahren fährt fährst fuhr gefahren
aufwachsen aufgewachsen wuchs
tragen trägt trug getragen
helfen hilft geholfen
treffen trifft traf getroffen
singen sang gesungen
schwimmen schwamm geschwommen
beginnen begann begonnen
anfangen fängt angefangen fing
finden fand gefunden
essen isst aß gegessen
leihen leiht lieh geliehen ausleihen
verlieren verlor verloren
bringen brachte gebracht
arbeiten arbeitete gearbeitet
machen machte gemacht
bauen baute gebaut
lernen lernte gelernt
lehren lehrte gelehrt
kaufen kaufte gekauft
aufmachen aufgemacht
wohnen wohnte gewohnt
leben lebte gelebt
spielen spielte gespielt
kosten kostete gekostet
zahlen zahlte gezahlt bezahlen bezahlt
gründen gegründet
reisen gereist`
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...forms] = tokenize(line)
      return forms.map((form): [string, string] => [form, base])
    }),
)

const known = new LRUCache<string, Stems>({ max: 5000 })

interface Stems {
  all: readonly string[]
  english: readonly string[]
  german: readonly string[]
}

const longestWord = 40

/** Words with a common stem are the same. */
export function listStems(token: string): readonly string[] {
  return getStems(token).all
}

/** The German stem of “mother” is the English one of “moth”. */
export function getStems(token: string): Stems {
  const before = known.get(token)
  if (before) return before
  const base = irregular.get(token) ?? token
  const isLong = base.length > longestWord
  const english = isLong ? [base] : [stemEnglish(base)]
  const german = isLong ? [base] : withoutPrefixes(base).map(stemVerb)
  const stems = { all: [...new Set([...english, ...german])], english, german }
  known.set(token, stems)
  return stems
}

/** Snowball keeps the ending of “wohnt”. */
function stemVerb(word: string): string {
  return stemGerman(word).replace(/(?<=.{4})e?t$/, '')
}

/** ölen for geölt and nachölen. */
function withoutPrefixes(word: string): string[] {
  const rest = /^(?:nach|auf|aus|ein|mit|vor|vorbei|zuruck|weiter)?(?:ge(?=.{3,}(?:t|te|ten|ter|tes|en)$))?(?<rest>.{4,})$/.exec(word)
    ?.groups?.rest
  return rest === undefined || rest === word ? [word] : [word, rest]
}

/** Inflections, compounds or misspellings. First letters must match: Vater is not water. */
export function isRelated(word: string, other: string, allowsTypos = true): boolean {
  if (word === other) return true
  const [short, long] = word.length <= other.length ? [word, other] : [other, word]
  if (short.length < 4 || /\d/.test(short)) return false
  const shared = short.length >= 8 ? Math.max(6, Math.ceil(0.7 * short.length)) : Math.max(5, Math.ceil(0.8 * short.length))
  return (
    (short.length >= 5 && word.slice(0, shared) === other.slice(0, shared) && long.length - shared <= (short.length < 7 ? 4 : 6)) ||
    (long.startsWith(short) && long.length - short.length <= 2) ||
    (short.length >= 5 && (long.startsWith(short) || (long.endsWith(short) && long.length - short.length >= 3))) ||
    (allowsTypos && word[0] === other[0] && isSameWord(word, other))
  )
}
