import { expect, test } from 'vitest'
import { getLanguage } from './languages.ts'

test.each([
  ['the chosen one', 'de', 'en-GB,en', 'de'],
  ['the browser’s first supported one', null, 'fr-FR,fr;q=0.9,de-AT;q=0.8,en;q=0.7', 'de'],
  ['the browser’s preferred one in any position', null, 'de;q=0.5, en', 'en'],
  ['English without a supported one', null, 'tlh', 'en'],
  ['English without a header', null, null, 'en'],
])('the language is %s', (_reason, chosen, accepted, language) => {
  expect(getLanguage(chosen, new Headers(accepted === null ? {} : { 'accept-language': accepted }))).toBe(language)
})
