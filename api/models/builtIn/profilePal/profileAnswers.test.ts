import { expect, test } from 'vitest'
import { extractValues } from './profileAnswers.ts'

test.each([
  ['display_name', 'Ada', ['Ada']],
  ['display_name', 'Hi! My name is Ada Lovelace.', ['Ada Lovelace']],
  ['display_name', "I'm Ada and I live in Rome", ['Ada']],
  ['display_name', '“Ada”', ['Ada']],
  ['display_name', 'danah', ['danah']],
  ['display_name', 'Nenn mich Jürgen', ['Jürgen']],
  ['bio', ' I weave, and I code. ', ['I weave, and I code.']],
  ['location', 'in lisbon', ['Lisbon']],
  ['location', 'I live in New York, and I love it', ['New York']],
  ['location', 'Ich wohne in Köln mit meiner Katze', ['Köln']],
  ['interests', 'tea, old maps, and birds', ['Tea', 'Old maps', 'Birds']],
  ['interests', "I love tea & Rock 'n' Roll; tea", ['Tea', "Rock 'n' Roll"]],
  ['interests', 'Kochen und Berge.', ['Kochen', 'Berge']],
  ['skills', 'I can juggle, speak French', ['Juggle', 'Speak French']],
  ['achievements', 'I won the chess cup in 2019, and then again in 2020.', ['I won the chess cup in 2019, and then again in 2020']],
  ['achievements', '1. A prize\n2. A marathon', ['A prize', 'A marathon']],
  ['projects', 'Twain, a small loom', ['Twain', 'A small loom']],
  ['projects', '…', []],
] as const)('puts into %s what “%s” says', (field, utterance, values) => expect(extractValues(field, utterance)).toEqual(values))
