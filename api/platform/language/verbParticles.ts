import { getStems } from './wordForms.ts'
import { tokenize } from './words.ts'

/** English verbs whose meaning depends on a particle, with a word of the same meaning. */
const phrasal = new Map(
  `come out = released
get in touch = contact
give up = quit
set up = founded
start up = founded
look after = care
pass away = died
break down = broken
break up = separated
split up = separated
throw away = rubbish
go wrong = failed
turn down = reject
sign up = register
fall in love = love
clear up = clean
put on = perform
bring out = released
hand in = submit
drop off = deliver
work out = exercise
work from home = homeoffice
try out = trial
hang out = meet
run out = empty
pay back = refund
make up = invent
team up = collaborate
lay off = redundant
step down = resign`
    .split('\n')
    .map((line): [string, string] => {
      const [verb = '', meaning = ''] = line.split(' = ')
      return [stemFirst(verb.split(' ')), meaning]
    }),
)

const longestPhrase = 3

function stemFirst([verb = '', ...particles]: readonly string[]): string {
  return [...getStems(verb).english, ...particles].join(' ')
}

/** Stems of the finite forms, particle and infinitive of German verbs. */
const separable = `fang fing an anfangen
hor auf aufhören
mach auf aufmachen
mach zu schließen
hol ab abholen
bring brach mit mitbringen
nehm nimm nahm teil teilnehmen
nehm nimm nahm mit mitnehmen
nehm nimm nahm auf aufnehmen
nehm nimm nahm an annehmen
meld an anmelden
sag ab absagen
ruf rief an anrufen
biet bot an anbieten
geb gib gab auf aufgeben
geb gib gab zurück zurückgeben
komm kam raus erscheinen
komm kam heraus erscheinen
komm kam vorbei besuchen
komm kam mit mitkommen
zieh zog um umziehen
stell her herstellen
stell aus ausstellen
stell ein einstellen
leih lieh aus ausleihen
bild aus ausbilden
lern kennen kennenlernen
wachs wuchs auf aufwachsen
tret tritt trat auf auftreten
lehn ab ablehnen
schliess schloss ab abschließen
bau an anbauen
schick zurück zurückschicken
zahl zurück erstatten
wander aus auswandern
steig stieg aus aussteigen
steig stieg um wechseln
bereit vor vorbereiten`
  .split('\n')
  .map((line) => {
    const words = tokenize(line)
    const [particle = '', infinitive = ''] = words.slice(-2)
    const form = `\\b(?:${words.slice(0, -2).join('|')})(?:e|n|en|s?t|est|et|ten?|test)?\\b`
    return { form: new RegExp(`${form}(?=[^.,;:!?]*\\b${particle}(?:$| ?[.,;:!?]| und ))`), infinitive }
  })

/** For folded text: “released” for “came out”, “anfangen” for “fängt um acht an”. */
export function findVerbsWithParticles(folded: string): string[] {
  const words = tokenize(folded)
  const english = words.flatMap((_, start) =>
    [2, longestPhrase]
      .map((length) => phrasal.get(stemFirst(words.slice(start, start + length))))
      .filter((meaning) => meaning !== undefined),
  )
  const german = separable.filter(({ form }) => form.test(folded)).map(({ infinitive }) => infinitive)
  const ended = /\bno longer\b|\bany ?more\b|\bnicht mehr\b|\bkein\w* (?:\w+ ){0,3}mehr\b/.test(folded) ? ['quit', 'aufhoren'] : []
  return [...new Set([...english, ...german, ...ended])]
}
