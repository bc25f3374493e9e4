/** The languages that PostgreSQL has stemmers for, by their ISO codes, as it names them. */
const configurations = new Map([
  ['ar', 'arabic'],
  ['ca', 'catalan'],
  ['da', 'danish'],
  ['de', 'german'],
  ['el', 'greek'],
  ['en', 'english'],
  ['es', 'spanish'],
  ['eu', 'basque'],
  ['fi', 'finnish'],
  ['fr', 'french'],
  ['hi', 'hindi'],
  ['hu', 'hungarian'],
  ['hy', 'armenian'],
  ['it', 'italian'],
  ['lt', 'lithuanian'],
  ['nl', 'dutch'],
  ['no', 'norwegian'],
  ['pt', 'portuguese'],
  ['ro', 'romanian'],
  ['ru', 'russian'],
  ['sr', 'serbian'],
  ['sv', 'swedish'],
  ['ta', 'tamil'],
  ['tr', 'turkish'],
  ['yi', 'yiddish'],
])

/** So many characters say what language a text is in. */
const enough = 600

/** The text search configuration for a text's language: `simple`, which stems nothing, where there is no other. */
export async function languageOf(text: string): Promise<string> {
  // Its tables take 80 MB, which a process that writes nothing can do without.
  const { eld } = await import('eld/extrasmall')
  const found = eld.detect(text.slice(0, enough))
  const configuration = configurations.get(found.language)
  if (configuration && found.isReliable()) return configuration
  return /^[\p{Script=Latin}\P{L}]*$/u.test(text.slice(0, enough)) ? (configuration ?? 'english') : 'simple'
}
