import { expect, test } from 'vitest'
import { languageFor } from './languages.ts'

test.each([
  ['what they chose', 'de', 'en-GB,en', 'de'],
  ['the first of their browser’s languages that there is', null, 'fr-FR,fr;q=0.9,de-AT;q=0.8,en;q=0.7', 'de'],
  ['the one that the browser prefers, wherever it stands', null, 'de;q=0.5, en', 'en'],
  ['English, of a browser that has none of them', null, 'tlh', 'en'],
  ['English, of a program that says nothing', null, null, 'en'],
])('somebody reads the app in %s', (_reason, chosen, accepted, language) => {
  expect(languageFor(chosen, new Headers(accepted === null ? {} : { 'accept-language': accepted }))).toBe(language)
})
