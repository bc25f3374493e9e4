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

const enough = 600

/** A text search configuration; `simple` for languages without stemming. */
export async function detectTextLanguage(text: string): Promise<string> {
  // Takes 30 MB.
  const { eld } = await import('eld/extrasmall')
  const found = eld.detect(text.slice(0, enough))
  const configuration = configurations.get(found.language)
  if (configuration && found.isReliable()) return configuration
  return /^[\p{Script=Latin}\P{L}]*$/u.test(text.slice(0, enough)) ? (configuration ?? 'english') : 'simple'
}
