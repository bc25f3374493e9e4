import { expect, test } from 'vitest'
import { detectLanguage } from './words.ts'

test.each([
  ['de', 'Was kostet die Klassenfahrt?'],
  ['de', 'Wohin fahren wir?'],
  ['de', 'Worauf endet meine Versicherungsnummer?'],
  ['de', 'Wie viele Punkte erzielten die Broncos?'],
  ['de', 'Welches Prinzip wurde in The Mask of Anarchy dargestellt?'],
  ['de', 'Was hat das Rennrad gekostet?'],
  ['en', 'Where was Anna?'],
  ['en', 'What did Marie die of?'],
  ['en', 'Where is my hat?'],
  ['en', 'Am I late?'],
  ['en', 'Kubernetes'],
  ['de', 'Was fressen Kaninchen?'],
  ['en', 'Was Ada happy?'],
  ['de', 'Parkplätze vorhanden?'],
  ['de', 'Ach so, alles klar'],
])('is in %s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})
