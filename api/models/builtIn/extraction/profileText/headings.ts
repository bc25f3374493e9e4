import { tokens } from '../../../../platform/language/words.ts'

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
    'achievements achievement awards award honors honours honor accomplishments prizes recognition recognitions distinctions scholarships fellowships grants erfolge erfolg auszeichnungen auszeichnung preise preis ehrungen stipendien meilensteine milestones highlights errungenschaften',
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
  'my me mine key core main professional personal technical selected additional relevant other further general and und oder or of the in a im an i am do does we what auf mit meine mein meiner meinen mich mir ich bin weitere weiterer sonstige personliche personlicher personliches persoenliche berufliche beruflicher berufliches fachliche fachlicher ausgewahlte wichtigste wichtige zusatzliche besondere some top held desired mother s aktuelles akademischer wissenschaftlicher press presse career soft hard digital recent current eigene eigenen private privat privates zu zur zum fur for kurz short brief auswahl selection selected areas it edv pc computer work working free time spare outside side open source full latest executive research academic creative das die der kann kenne mag gut good first last akademische kunstlerische wissenschaftliche industry practical praktische years technische technischer digitale methodische soziale notable featured major special advanced basic favourite favorite relevante bisherige grosste aktuelle laufende recent'.split(
    ' ',
  ),
)
/** These yield to a part next to them, as in “Awards & Publications”. */
const weak = new Set<Part>(['certificates', 'publications', 'contact', 'other', 'title', 'location', 'name'])

/** Not in periods such as “2019 – now”. */
const current = new Set(['now', 'currently', 'aktuell', 'derzeit', 'zurzeit'])

const longestHeading = 60

export function findPart(heading: string): Part | null {
  if (heading.length > longestHeading || /[@.!?]\S/.test(heading)) return null
  const said = tokens(heading).filter((word) => !/^\d+$/.test(word))
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
  if (/^(?:first|given) names?(?: s)? (?:and )?(?:surname|(?:last|family) name)s?(?: s)?$/.test(text)) return 'name'
  if (/^(?:first|given) names?$/.test(text)) return 'givenName'
  if (/^(?:last|family) name$/.test(text)) return 'familyName'
  if (/^(?:vor )?(?:und )?(?:nachname|name|zuname)(?: und)? ?(?:vorname)?$/.test(text) && said.length > 1) return 'name'
  if (/^(?:personal|personliche|persoenliche) (?:profile|profil)$/.test(text)) return 'bio'
  if (
    /^(?:things i (?:am )?proud of|proud moments|worauf ich stolz bin|darauf bin ich stolz|(?:things|stuff|prizes|awards) i (?:have |ve )?(?:won|received))$/.test(
      text,
    )
  )
    return 'achievements'
  if (/^(?:where i (?:have |ve )?(?:work|worked|been)|wo ich (?:arbeite|gearbeitet habe))$/.test(text)) return 'other'
  if (/^(?:what i (?:am )?working on|woran ich (?:gerade )?arbeite)$/.test(text)) return 'projects'
  if (/^(?:where|where i (?:live|am(?: based)?)|wo(?: ich (?:lebe|wohne))?)$/.test(text)) return 'location'
  if (
    /^(?:what i do|(?:what|things|stuff) i (?:am |m )?good at|(?:i |how i )?can help(?: you)?(?: with)?|edv|das habe ich gelernt|was ich gelernt habe|das kann ich(?: gut)?|was ich kann|what i can do)$/.test(
      text,
    )
  )
    return 'skills'
  if (
    /^(?:what i (?:love|like|enjoy)|was ich (?:gern |gerne |sonst )?(?:mag|mache|tue)|was mich (?:interessiert|begeistert)|things i (?:love|like)|(?:in my |my )?(?:free|spare) time|(?:life )?(?:outside|beyond|after|besides|apart from) (?:of )?(?:the |my )?\p{L}+|(?:just )?for fun|privat(?:es)?|(?:zum )?ausgleich|off duty|das mache ich gern(?:e)?|what i (?:am |m )?into|off the clock|in meiner freizeit|neben (?:der|dem) \w+|(?:when|if) i (?:am )?not(?: [\p{L}]+){1,4}|(?:away|off) (?:from )?(?:the |my )?(?:desk|work)|wenn ich nicht(?: \p{L}+){1,4})$/u.test(
      text,
    )
  )
    return 'interests'
  if (
    /^(?:selected |recent |my |latest )?work$/.test(text) ||
    /^(?:(?:what|things) i (?:have |ve )?(?:made|built|make)|side projects)$/.test(text)
  )
    return 'projects'
  if (/^(?:work|professional|career) (?:experience|history|summary|profile)$/.test(text))
    return /summary|profile/.test(text) ? 'bio' : 'other'
  if (/^(?:personal|persoenliche|personliche) (?:details|information|data|info|daten|angaben)$/.test(text)) return 'contact'
  if (/^pers(?:oe|o)nliches$/.test(text)) return 'contact'
  if (/^angaben zu(?:r|meiner) person$/.test(text)) return 'contact'
  if (/^(?:education|ausbildung|schulbildung) (?:and|und) /.test(text)) return 'other'
  return null
}

function isBilingual(heading: string): boolean {
  return heading.includes('/') || heading.includes('|')
}
