import { listStems } from './wordForms.ts'
import { serviceVocabulary } from './serviceVocabulary.ts'
import { vocabulary } from './vocabulary.ts'
import { tokens } from './words.ts'

/** Words of one topic answer each other's questions. */
const lexicon: Record<string, [english: string, german: string]> = {
  price: [
    'price cost bill charge rate fee pricing expensive cheap tariff quote afford pay payment priced',
    'preis kosten kostet honorar tagessatz stundensatz gebühr tarif verlangen verlange verlangst verlangt teuer berechnen zahlen bezahlen ausgeben eintritt kostenlos',
  ],
  deposit: ['deposit advance upfront prepayment', 'anzahlung vorauszahlung vorkasse voraus'],
  earn: ['earn income salary wage', 'verdienen verdient verdienst einkommen gehalt lohn'],
  discount: ['discount reduction reduced cheaper', 'rabatt ermäßigung ermäßigt nachlass'],
  pay: [
    'pay fund finance sponsor grant funding backer funder donate',
    'zahlen bezahlen finanzieren finanziert förderung fördert gefördert sponsor spende',
  ],
  contact: [
    'contact reach email mail touch message phone telephone call write letter',
    'kontakt kontaktieren erreichen erreichbar erreicht mail email schreiben anrufen telefon nachricht melden',
  ],
  stay: ['stay live spend', 'bleiben geblieben leben gelebt wohnen'],
  live: ['live reside based home located residence', 'wohnen wohnt leben lebt zuhause wohnort wohnhaft ansässig'],
  origin: [
    'born grow raised childhood hometown youth origin native',
    'geboren aufwachsen aufgewachsen kindheit herkunft stamme stammt jugend heimat',
  ],
  work: [
    'work job profession occupation employ employer employed career position role company firm business',
    'arbeiten arbeitet gearbeitet arbeit beruf beruflich job stelle anstellung angestellt arbeitgeber firma tätig tätigkeit unternehmen',
  ],
  leave: [
    'leave quit resign stop retire notice',
    'verlassen kündigen gekündigt kündigung aufhören aufgehört weggehen weggegangen beenden ausgestiegen ausstieg',
  ],
  begin: [
    'begin start launch found commence opening opened',
    'beginnen beginn anfangen anfang start starten gründen gegründet los eröffnet eröffnung',
  ],
  study: [
    'study degree university college graduate education thesis diploma bachelor master school major uni faculty attend qualification',
    'studiert studieren studium universität uni hochschule abschluss diplom ausbildung studiengang masterarbeit doktorarbeit schule',
  ],
  teacher: [
    'teacher teach professor mentor supervisor supervise tutor instructor',
    'lehrer lehrerin professor professorin mentor mentorin betreuer unterrichten lehren beigebracht ausgebildet meister meisterin',
  ],
  lesson: [
    'lesson course class workshop training seminar tuition teach',
    'unterrichten kurs kurse unterricht nachhilfe workshop seminar lehrgang fortbildung',
  ],
  novice: ['beginner newcomer novice starter', 'anfänger anfängerin einsteiger einsteigerin neuling'],
  artwork: ['painting picture artwork canvas', 'bild bilder gemälde kunstwerk'],
  exhibit: ['exhibit exhibition display gallery', 'ausstellen ausstellung ausgestellt stellst galerie'],
  client: ['client customer', 'kunde auftraggeber'],
  website: ['website homepage portfolio', 'webseite homepage internetseite'],
  talk: ['talk lecture speech speaking presentation keynote', 'vortrag vorträge rede referat präsentation'],
  language: ['language speak fluent bilingual tongue', 'sprache sprechen spreche spricht fließend muttersprache zweisprachig'],
  available: [
    'available availability free booked capacity schedule slot vacancy',
    'verfügbar frei zeit ausgebucht kapazität termin termine buchbar',
  ],
  commission: [
    'commission order assignment custom bespoke hire gig',
    'auftrag aufträge bestellen bestellung beauftragen anfertigen maßanfertigung',
  ],
  hobby: [
    'hobby hobbies leisure spare fun interest pastime weekend enjoy relax',
    'hobby hobbys freizeit interesse interessen feierabend wochenende ausgleich gerne',
  ],
  award: [
    'award prize win winner honour honor medal shortlist achievement accomplishment recognition proud trophy fellowship',
    'preis auszeichnung gewinnen gewonnen ehrung medaille erfolg sieger stolz ausgezeichnet stipendium lehrpreis',
  ],
  project: ['project initiative undertaking', 'projekt vorhaben initiative'],
  skill: ['skill expertise strength specialise specialize speciality ability', 'fähigkeit kenntnis stärke spezialisiert schwerpunkt'],
  team: [
    'team staff employee colleague crew coworker',
    'team mitarbeiter mitarbeiterin kollege kollegin leute belegschaft personen menschen angestellte',
  ],
  visit: ['visit visitor tour guide', 'führung besuchen besuch besucher besichtigen besichtigung vorbeikommen'],
  buy: ['buy sell purchase shop sale pick', 'kaufen verkaufen verkauf laden abholen erhältlich'],
  ship: ['ship deliver post send shipping delivery', 'versenden versand liefern lieferung schicken verschicken'],
  use: ['use reuse republish download copy share reproduce', 'benutzen verwenden nutzen herunterladen kopieren nachbauen weiterverwenden'],
  open: ['open hours opening closed', 'geöffnet öffnungszeiten offen öffnen geschlossen'],
  join: [
    'join participate part attend enrol enroll register sign welcome apply',
    'teilnehmen mitmachen anmelden anmeldung beitreten bewerben willkommen',
  ],
  equipment: ['equipment gear tool device', 'ausrüstung werkzeug gerät geräte technik'],
  book: ['book novel author paperback', 'buch bücher roman autor'],
  music: ['music band song concert album', 'musik band lied konzert album'],
  travel: ['travel trip journey abroad remote', 'reise reisen reist unterwegs ausland remote'],
  day: ['day daily', 'tag tage täglich tagessatz'],
  hour: ['hour hourly', 'stunde stündlich stundensatz'],
  half: ['half', 'halb halbtags halber'],
  week: ['week weekly', 'woche wöchentlich'],
  month: ['month monthly', 'monat monatlich'],
  year: ['year yearly annual', 'jahr jährlich'],
  student: ['student pupil beginner', 'student schüler anfänger schulklasse klasse'],
  charity: ['charity nonprofit ngo', 'verein gemeinnützig wohltätig'],
  mother: ['mother mum mom', 'mutter mama'],
  father: ['father dad', 'vater papa'],
  brother: ['brother', 'bruder'],
  sister: ['sister', 'schwester'],
  grandmother: ['grandmother grandma granny', 'großmutter oma'],
  grandfather: ['grandfather grandpa', 'großvater opa'],
  son: ['son', 'sohn'],
  daughter: ['daughter', 'tochter'],
  child: ['child children kid', 'kind kinder'],
  wife: ['wife', 'ehefrau'],
  husband: ['husband', 'ehemann mann'],
  family: ['family relative', 'familie verwandte'],
  friend: ['friend', 'freund freundin'],
  dog: ['dog puppy dachshund terrier labrador collie spaniel retriever poodle', 'hund dackel welpe schäferhund pudel mops'],
  cat: ['cat', 'katze kater'],
  city: ['city town municipality council', 'stadt gemeinde'],
  state: ['country nation', 'land staat'],
  house: ['house flat apartment', 'haus wohnung'],
  garden: ['garden', 'garten'],
  room: ['studio workshop office', 'atelier werkstatt büro studio'],
  map: ['map', 'karte landkarte'],
  photo: ['photo picture image', 'foto bild aufnahme fotografie'],
  recording: ['recording record audio', 'aufnahme tonaufnahme'],
  film: ['film movie cinema', 'film kino'],
  bee: ['bee honey hive beekeeper', 'biene honig bienenstock imker'],
  cook: ['cook bake', 'kochen backen'],
  wood: ['wood', 'holz'],
  water: ['water', 'wasser'],
  publish: ['publish publisher published press', 'verlag veröffentlichen erschienen'],
  wedding: ['wedding', 'hochzeit'],
  bike: ['bike bicycle cycle cycling', 'fahrrad rad radfahren'],
  car: ['car van', 'auto wagen'],
  drive: ['drive driving licence car', 'führerschein autofahren'],
  payment: ['pay payment card cash invoice', 'zahlen bezahlen zahlung karte bargeld rechnung überweisung'],
  english: ['english', 'englisch'],
  german: ['german', 'deutsch'],
  french: ['french', 'französisch'],
  spanish: ['spanish', 'spanisch'],
  italian: ['italian', 'italienisch'],
  age: ['age birthday', 'alter geburtstag'],
  reason: ['reason motivation', 'grund gründe motivation'],
  plan: ['plan goal future', 'plan pläne ziel zukunft'],
  volunteer: ['volunteer volunteering', 'ehrenamt ehrenamtlich freiwillig'],
  freelance: ['freelance freelancer independent', 'freiberuflich selbstständig selbstständigkeit freelancer'],
  name: ['name called', 'name heißt heißen genannt'],
  press: ['newspaper magazine journalist paper press media reporter', 'zeitung zeitschrift magazin journalist presse medien reporter'],
  trainer: ['coach trainer train', 'trainer trainerin trainieren'],
  climb: ['climb climbing climber', 'klettern kletter bergsteigen'],
  run: ['marathon jog jogging', 'laufen marathon joggen'],
  swim: ['swim swimming swimmer', 'schwimmen schwimmer'],
  cancel: ['cancel cancellation refund', 'stornieren storno absagen rückerstattung'],
  interview: ['interview', 'interview'],
  repair: ['repair fix mend restore', 'reparieren reparatur restaurieren ausbessern'],
  rent: ['rent hire lend borrow loan', 'mieten leihen ausleihen verleih verleihen'],
  before: ['before previously formerly earlier previous', 'davor vorher zuvor früher vormals'],
  after: ['after afterwards later', 'danach nachher anschließend später'],
  hear: ['hear listen', 'hören anhören'],
  watch: ['watch see view', 'sehen anschauen ansehen schauen'],
  answer: ['answer reply respond', 'antworten antwort melden'],
  cup: ['cup mug', 'tasse becher'],
  table: ['table desk', 'tisch esstisch schreibtisch'],
  chair: ['chair stool', 'stuhl hocker'],
  return: ['return back', 'zurück zurückkommen zurückgekommen zurückkehren zurückgekehrt rückkehr heimkehr'],
  bring: ['bring', 'mitbringen'],
  help: ['help assist support', 'helfen unterstützen hilfe'],
  grow: ['plant garden grow', 'pflanze garten pflanzen'],
  create: ['create design', 'gestalten entwerfen entwurf'],
  translate: ['translate translation translator', 'übersetzen übersetzung übersetzer'],
  code: ['code program develop developer', 'programmieren programmiert code entwickeln entwickelt'],
  interpret: ['interpret interpreter', 'dolmetschen dolmetscher'],
  wait: ['wait waiting delivery turnaround lead', 'warten wartezeit lieferzeit wartet'],
  seat: [
    'seat participant guest attendee people spot person chair stool',
    'stuhl stühle platz plätze teilnehmer gäste gast leute personen menschen',
  ],
  last: ['last duration', 'dauern dauert dauer'],
  weather: ['weather rain wind storm', 'wetter regen wind sturm'],
}

for (const group of `${vocabulary.trim()}\n${serviceVocabulary.trim()}`.split('\n')) {
  const [english = '', german = ''] = group.split(' / ')
  const topic = `${english.split(' ')[0]} (word)`
  const [more, mehr] = lexicon[topic] ?? ['', '']
  lexicon[topic] = [`${more} ${english}`, `${mehr} ${german}`]
}

const topicsByStem = new Map<string, Set<string>>()
for (const [topic, words] of Object.entries(lexicon)) {
  for (const stem of tokens(words.join(' ')).flatMap(listStems)) topicsByStem.set(stem, (topicsByStem.get(stem) ?? new Set()).add(topic))
}

const listWords = (index: 0 | 1) => new Set(Object.values(lexicon).flatMap((words) => tokens(words[index])))
const englishWords = listWords(0)
const germanWords = listWords(1)

const germanStems = new Set([...germanWords].flatMap(listStems).filter((stem) => stem.length >= 4))

/** Positive for German. */
export function measureTopicLanguage(text: string): number {
  const words = tokens(text)
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  return count(germanWords) - count(englishWords)
}

/** General words, with topics and words that are examples. */
const examples: Record<string, [general: string, examples: string]> = {
  parent: ['parent eltern', 'mother father'],
  sibling: ['sibling geschwister', 'brother sister'],
  grandparent: ['grandparent großeltern', 'grandmother grandfather'],
  child: ['child children kid kind kinder', 'son daughter'],
  relative: [
    'family relative familie verwandte',
    'mother father brother sister grandmother grandfather son daughter aunt uncle cousin tante onkel',
  ],
  animal: ['animal pet tier haustier', 'dog cat hen horse rabbit goat sheep bee parrot hamster huhn pferd kaninchen ziege schaf hase'],
  instrument: [
    'instrument musikinstrument',
    'piano guitar violin viola cello bass drum flute clarinet saxophone trumpet trombone tuba horn harp organ accordion banjo fiddle oboe klavier gitarre geige bratsche schlagzeug flöte querflöte klarinette saxophon saxofon trompete posaune tuba harfe orgel akkordeon',
  ],
  sport: [
    'sport exercise sports',
    'football soccer tennis basketball volleyball handball hockey rugby cricket jogging swimming cycling climbing bouldering rowing sailing skiing surfing yoga judo karate boxing fencing golf badminton hiking triathlon marathon fußball joggen schwimmen radfahren klettern bouldern rudern segeln skifahren turnen boxen fechten wandern skitouren',
  ],
  drink: ['drink beverage getränk', 'coffee tea wine beer whisky juice water kaffee tee wein bier saft wasser'],
  food: [
    'food dish meal cuisine cake snack essen gericht speise',
    'bread soup stew pasta rice curry cake pie dumplings pizza cheese brot suppe eintopf nudeln reis kuchen knödel käse',
  ],
  vehicle: [
    'vehicle transport fahrzeug verkehrsmittel',
    'car van bike bicycle motorbike truck boat scooter auto fahrrad motorrad boot lastenrad',
  ],
  genre: [
    'genre style music stil stilrichtung musik',
    'highlife afrobeat soul funk reggae rap metal indie swing salsa tango jazz rock pop folk classical baroque electronic techno punk blues klassik barock',
  ],
  software: [
    'software program tool programm',
    'photoshop figma excel blender python rust javascript typescript java lightroom indesign illustrator autocad',
  ],
  programming: [
    'programming coding programmiersprache programmiersprachen code',
    'python rust javascript typescript java kotlin swift ruby php golang elixir haskell',
  ],
}

const none: ReadonlySet<string> = new Set()

const examplesByStem = new Map<string, string[]>()
for (const [general, words] of Object.values(examples)) {
  for (const stem of tokens(general).flatMap(listStems)) examplesByStem.set(stem, [...(examplesByStem.get(stem) ?? []), ...tokens(words)])
}

export function isTopicWord(token: string): boolean {
  return englishWords.has(token) || germanWords.has(token)
}

export function findTopics(token: string, shortestHead = 4): ReadonlySet<string> {
  const found = listStems(token).flatMap((stem) => [...(topicsByStem.get(stem) ?? none)])
  return found.length === 0 ? findTopicsOfHead(token, shortestHead) : new Set(found)
}

const shortestCompound = 8
const longestCompound = 30
const shortestFirstPart = 5
const shortHeads = new Set(['kurs', 'tour'])

/** The last word of a German compound says what it is: Honig for Lindenhonig. If it is unknown, the first one helps. */
function findTopicsOfHead(token: string, shortestHead: number): ReadonlySet<string> {
  if (token.length < shortestCompound || token.length > longestCompound) return none
  for (let start = 3; start <= token.length - 4; start++) {
    const head = token.slice(start)
    const topics =
      ((head.length >= shortestHead || shortHeads.has(head)) && germanWords.has(head)) ||
      (head.length > 4 && head.length >= shortestHead && listStems(head).some((stem) => germanStems.has(stem)))
        ? topicsByStem.get(listStems(head).find((stem) => topicsByStem.has(stem)) ?? '')
        : undefined
    if (topics) return topics
  }
  const first = Array.from({ length: token.length - 3 }, (_, index) => token.slice(0, token.length - 3 - index)).find(
    (part) => part.length >= shortestFirstPart && germanWords.has(part),
  )
  return new Set(first === undefined ? none : topicsByStem.get(listStems(first)[0] ?? ''))
}

/** Examples answer the general word, but not vice versa: cello for instrument. */
export function findExamples(token: string): { topics: readonly string[]; stems: readonly string[] } {
  const words = listStems(token).flatMap((stem) => examplesByStem.get(stem) ?? [])
  return { topics: words.filter((word) => Object.hasOwn(lexicon, word)), stems: words.flatMap(listStems) }
}

export function listSynonyms(token: string): string[] {
  const topics = [...findTopics(token), ...findExamples(token).topics]
  return [...topics.flatMap((topic) => tokens((lexicon[topic] ?? []).join(' '))), ...findExamples(token).stems]
}
