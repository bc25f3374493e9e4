import { tokenize } from '../../../../platform/language/words.ts'

export type Part =
  | 'name'
  | 'givenName'
  | 'familyName'
  | 'title'
  | 'location'
  | 'bio'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'achievements'
  | 'certificates'
  | 'publications'
  | 'projects'
  | 'contact'
  | 'other'

/** Words without diacritics. */
const words: Record<Part, string> = {
  name: 'name fullname zuname rufname',
  givenName: 'vorname vornamen firstname given',
  familyName: 'nachname familienname surname lastname family',
  title: 'title position beruf job role occupation profession headline berufsbezeichnung tatigkeit funktion taetigkeit jobtitle',
  location:
    'location address adresse anschrift wohnort ort wohnhaft wohnsitz residence resident lives living live based city town stadt standort hometown lebt wohnt zuhause',
  bio: 'summary profile about bio biography objective overview introduction intro statement profil kurzprofil zusammenfassung kurzbiografie kurzbiographie kurzvita biografie biographie vorstellung vita uber ueber person who wer portrat portrait kurzportrat',
  skills:
    'skills skill competencies competences competence expertise technologies tools strengths abilities qualifications stack toolbox proficiencies capabilities specialties specialities specialisations specializations kenntnisse fahigkeiten faehigkeiten kompetenzen kompetenz qualifikationen qualifikation starken staerken werkzeuge schwerpunkte fertigkeiten konnen koennen know how knowhow fachgebiete technologien programme software methoden methods',
  languages: 'languages language sprachen sprache sprachkenntnisse fremdsprachen tongue tongues muttersprache',
  interests:
    'interests interest hobbies hobby hobbys passions leisure pastimes interessen interesse freizeit freizeitaktivitaten leidenschaften steckenpferde vorlieben',
  achievements:
    'achievements achievement awards award honors honours honor accomplishments prizes recognition recognitions distinctions scholarships fellowships grants erfolge erfolg auszeichnungen auszeichnung preise preis ehrungen stipendien meilensteine milestones wins highlights errungenschaften',
  certificates:
    'certifications certification certificates licenses licences zertifikate zertifizierungen zertifikat bescheinigungen lizenzen',
  publications: 'publications publication papers articles veroffentlichungen veroeffentlichungen publikationen aufsatze',
  projects:
    'projects project works portfolio books bucher buecher projekte projekt arbeiten werke projekterfahrung referenzprojekte vorhaben arbeitsproben eigenprojekte nebenprojekte',
  contact: 'contact details information info data kontakt kontaktdaten daten angaben personalien personalia steckbrief links',
  other:
    'experience employment career history positions appointments internships education studies training courses references referees referenzen volunteering volunteer memberships affiliations military conferences talks teaching activities berufserfahrung berufspraxis berufstatigkeit werdegang laufbahn stationen ausbildung bildung bildungsweg schulbildung studium schule weiterbildung weiterbildungen fortbildungen praktika praktikum ehrenamt ehrenamtliches engagement mitgliedschaften vortrage lehre aktivitaten sonstiges verschiedenes wehrdienst zivildienst ausserdem erfahrung erfahrungen praxiserfahrung anlagen',
}
const partOf = new Map(Object.entries(words).flatMap(([part, list]) => list.split(' ').map((word) => [word, part as Part])))
/** German compounds, such as “EDV-Kenntnisse”. */
const endings: [string, Part][] = [
  ['sprachkenntnisse', 'languages'],
  ['kenntnisse', 'skills'],
  ['fahigkeiten', 'skills'],
  ['kompetenzen', 'skills'],
  ['sprachen', 'languages'],
  ['interessen', 'interests'],
  ['auszeichnungen', 'achievements'],
  ['projekte', 'projects'],
  ['erfahrung', 'other'],
  ['bildung', 'other'],
]
const fillers = new Set(
  'my me mine key core main professional personal technical selected additional relevant other further general and und oder or of the in a im an i am do does we what auf mit meine mein meiner meinen mich mir ich bin weitere weiterer sonstige personliche personlicher personliches persoenliche berufliche beruflicher berufliches fachliche fachlicher ausgewahlte wichtigste wichtige zusatzliche besondere some top so far passion held desired mother s aktuelles akademischer wissenschaftlicher press presse career soft hard digital recent current eigene eigenen private privat privates zu zur zum fur for kurz short brief auswahl selection selected areas it edv pc computer work working free time spare outside side open source full latest executive research academic creative das die der kann kenne mag gut good first last akademische kunstlerische wissenschaftliche industry practical praktische years technische technischer digitale methodische soziale notable featured major special advanced basic favourite favorite relevante bisherige grosste aktuelle laufende recent'.split(
    ' ',
  ),
)
/** These yield to a part next to them, as in “Awards & Publications”. */
const weak = new Set<Part>(['certificates', 'publications', 'contact', 'other', 'title', 'location', 'name'])

/** Headings whose words mean something else together. The first match counts. */
const phrases = (
  [
    ['name', String.raw`(?:first|given) names?(?: s)? (?:and )?(?:surname|(?:last|family) name)s?(?: s)?`],
    ['name', String.raw`vor (?:und )?(?:nachname|zuname|name)`, String.raw`(?:nachname|zuname|name)(?: und)? vorname`],
    ['givenName', String.raw`(?:first|given) names?`],
    ['familyName', String.raw`(?:last|family) name`],
    [
      'bio',
      String.raw`(?:personal|personliche|persoenliche) (?:profile|profil)`,
      String.raw`(?:work|professional|career) (?:summary|profile)`,
    ],
    [
      'achievements',
      String.raw`things i (?:am )?proud of`,
      'proud moments',
      String.raw`(?:worauf|darauf) (?:ich stolz bin|bin ich stolz)`,
      String.raw`(?:things|stuff|prizes|awards) i (?:have |ve )?(?:won|received)`,
    ],
    ['location', String.raw`where(?: i (?:live|am(?: based)?))?`, String.raw`wo(?: ich (?:lebe|wohne))?`],
    [
      'skills',
      String.raw`what i (?:can )?do`,
      'what i bring',
      String.raw`(?:(?:what|things|stuff) )?i (?:am |m )?good (?:at|with)`,
      String.raw`(?:(?:how )?i )?can help(?: you)?(?: with)?`,
      String.raw`das kann ich(?: gut)?`,
      'was ich kann',
      'das habe ich gelernt',
      'was ich gelernt habe',
      'edv',
    ],
    [
      'interests',
      String.raw`(?:what|things) i (?:love|like|enjoy)`,
      String.raw`what i (?:am |m )?into`,
      String.raw`(?:in )?(?:my )?(?:free|spare) time`,
      String.raw`(?:life )?(?:outside|beyond|after|besides|apart from) (?:of )?(?:the |my )?\p{L}+`,
      String.raw`(?:away|off) (?:from )?(?:the |my )?(?:desk|work|clock)`,
      String.raw`(?:when|if) i (?:am )?not(?: \p{L}+){1,4}`,
      String.raw`(?:just )?for fun`,
      'off duty',
      String.raw`was ich (?:gerne? |sonst )?(?:mag|mache|tue)`,
      String.raw`das mache ich gerne?`,
      String.raw`was mich (?:interessiert|begeistert)`,
      'in meiner freizeit',
      String.raw`neben (?:der|dem) \p{L}+`,
      String.raw`wenn ich nicht(?: \p{L}+){1,4}`,
      String.raw`privat(?:es)?`,
      String.raw`(?:zum )?ausgleich`,
    ],
    [
      'projects',
      String.raw`(?:selected |recent |my |latest )?work`,
      String.raw`(?:what|things) i (?:have |ve )?(?:made|built|make)`,
      String.raw`what i (?:am )?working on`,
      String.raw`woran ich (?:gerade )?arbeite`,
      String.raw`on (?:my|the) desk`,
      'side projects',
    ],
    [
      'contact',
      String.raw`(?:personal|personliche|persoenliche) (?:details|information|data|info|daten|angaben)`,
      String.raw`angaben zu(?:r|meiner) person`,
      String.raw`pers(?:oe|o)nliches`,
    ],
    [
      'other',
      String.raw`(?:work|professional|career) (?:experience|history)`,
      String.raw`where i (?:have |ve )?(?:work|worked|been)`,
      String.raw`wo ich (?:arbeite|gearbeitet habe)`,
      String.raw`(?:education|ausbildung|schulbildung) (?:and|und) .*`,
    ],
  ] satisfies [Part, ...string[]][]
).map(([part, ...patterns]) => ({ part, pattern: new RegExp(`^(?:${patterns.join('|')})$`, 'u') }))

/** Not in periods such as “2019 – now”. */
const current = new Set(['now', 'currently', 'aktuell', 'derzeit', 'zurzeit'])

const longestHeading = 60

export function findPart(heading: string): Part | null {
  if (heading.length > longestHeading || /[@.!?]\S/.test(heading)) return null
  const said = tokenize(heading).filter((word) => !/^\d+$/.test(word))
  if (said.length === 0 || said.length > 7) return null
  if (said.length === 1 && current.has(heading.trim().toLowerCase())) return 'projects'
  const whole = findWhole(said)
  if (whole) return whole
  const found = new Set<Part>()
  for (const word of said) {
    const part = partOf.get(word) ?? endings.find(([ending]) => word.endsWith(ending))?.[1]
    if (part) found.add(part)
    else if (!fillers.has(word)) return null
  }
  // Three parts on one line are the navigation of a page.
  if (found.size === 0 || (found.size > 2 && !isBilingual(heading))) return null
  return [...found].find((part) => !weak.has(part)) ?? [...found][0] ?? null
}

function findWhole(said: readonly string[]): Part | null {
  const text = said.join(' ')
  return phrases.find(({ pattern }) => pattern.test(text))?.part ?? null
}

function isBilingual(heading: string): boolean {
  return heading.includes('/') || heading.includes('|')
}
