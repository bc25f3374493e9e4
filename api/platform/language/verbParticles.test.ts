import { expect, test } from 'vitest'
import { findVerbsWithParticles } from './verbParticles.ts'

test.each([
  ['when does the album come out', ['released']],
  ['the record came out in may', ['released']],
  ['she is setting up a studio', ['founded']],
  ['how can i get in touch', ['contact']],
  ['wann fangt ihr an', ['anfangen']],
  ['der kurs fing um acht an', ['anfangen']],
  ['wann macht ihr auf', ['aufmachen']],
  ['ich gebe dir das buch zuruck', ['zuruckgeben']],
  ['the way out', []],
  ['ich fange morgen mit dem kochen an der schule', []],
  ['ich fange morgen an und koche', ['anfangen']],
])('reads the verb of “%s”', (text, verbs) => {
  expect(findVerbsWithParticles(text)).toEqual(verbs)
})
