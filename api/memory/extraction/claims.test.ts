import { expect, test } from 'vitest'
import { toClaim, contradicts } from './claims.ts'

test.each([
  ['I live in Lisbon', 'I now live in Porto'],
  ['I live in Lisbon', 'Actually, I moved to Porto.'],
  ['I live in Lisbon', 'Ich wohne jetzt in Köln'],
  ['I live in Lisbon', 'I don’t live in Lisbon any more'],
  ['ich in Köln wohne', 'Ich bin nach Berlin gezogen'],
  ['My sister lives in Rome', 'My sister lives in Oslo now'],
  ['My dog is called Rex', 'No, my dog’s name is Max'],
  ['My dog is called Rex', 'Mein Hund heißt Bello'],
  ['mein Hund Bello heißt', 'Mein Hund heißt Rex'],
  ['My locker code is 4821', 'my locker code is 9'],
  ['Mein Schließfachcode ist 4821', 'Nein, mein Schließfachcode ist 77'],
  ['My favourite colour is green', 'My favorite color is blue'],
  ['Meine Lieblingsfarbe ist Blau', 'Meine Lieblingsfarbe ist jetzt Rot'],
  ['I work as a gardener', 'I now work as a nurse'],
  ['Ich arbeite bei Bosch', 'Ich arbeite inzwischen bei der Bahn'],
  ['My name is Tom', 'Call me Tommy'],
  ['I am 40 years old', 'I’m 41 years old'],
  ['My dentist appointment is on Friday', 'My dentist appointment is on Monday'],
  ['I eat meat', 'I don’t eat meat any more'],
  ['Ich esse Fleisch', 'Ich esse kein Fleisch mehr'],
  ['I’m married', 'I am divorced'],
])('"%s" and "%s" contradict each other', (before, after) => {
  expect(contradicts(toClaim(before), toClaim(after))).toBe(true)
})

test.each([
  ['I live in Lisbon', 'My sister lives in Porto'],
  ['I live in Lisbon', 'I work in Porto'],
  ['I live in Lisbon', 'I don’t live in Porto'],
  ['I live in Lisbon and work as a nurse', 'I live in Porto'],
  ['I live in Lisbon. My dog is called Rex.', 'I live in Porto'],
  ['I like tea', 'I like coffee'],
  ['I like tea', 'I don’t like coffee'],
  ['My dog is called Rex', 'My cat is called Max'],
  ['My wife is called Eva', 'My wife is a teacher'],
  ['My flight is delayed', 'My flight is at nine'],
  ['She lives in Rome', 'He lives in Oslo'],
  ['My sister’s name is Anna', 'My brother’s name is Ben'],
  ['Mein Hund heißt Bello', 'Meine Katze heißt Mimi'],
])('"%s" and "%s" may both be true', (one, other) => {
  expect(contradicts(toClaim(one), toClaim(other))).toBe(false)
})

test.each([
  ['I live in Lisbon', 'i live in Lisbon!'],
  ['My dog is called Rex', 'My dog’s name is Rex'],
  ['My dog is called Rex', 'Mein Hund heißt Rex'],
  ['I don’t eat meat', 'I do not eat meat'],
  ['Ich heiße Ada', 'Mein Name ist Ada'],
])('"%s" and "%s" say the same', (one, other) => {
  expect(toClaim(one)).toEqual(toClaim(other))
})

test.each([
  ['My dog is called Rex', 'Her dog is called Rex'],
  ['Anna likes Ben', 'Ben likes Anna'],
  ['I was a nurse', 'I am a nurse'],
])('"%s" and "%s" say different things', (one, other) => {
  expect(toClaim(one)).not.toEqual(toClaim(other))
})
