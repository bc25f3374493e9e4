import { expect, test } from 'vitest'
import { findFactsByRules } from './factsByRules.ts'

test.each([
  ['We had a lovely day. My sister Anna lives in Rome. What time is it?', ['My sister Anna lives in Rome']],
  ['Schönes Wetter! Ich wohne jetzt in Köln. Wo gibt es Brot?', ['Ich wohne jetzt in Köln']],
  ['Thanks! By the way, I am allergic to nuts. Remember that rent is due on the 1st.', ['I am allergic to nuts', 'rent is due on the 1st']],
  ['Do I live in Rome? I think so.', []],
  ['Hello there', []],
  ['Ich habe zwei Katzen gesehen. Meine Schwester heißt Anna.', ['Meine Schwester heißt Anna']],
  [`I live in Rome. ${'It went on and on. '.repeat(60)}`, []],
])('finds the lasting facts in “%s”', (message, facts) => {
  expect(findFactsByRules(message).map(({ content }) => content)).toEqual(facts)
})
