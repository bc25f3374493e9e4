import { expect, test } from 'vitest'
import { findCommand } from './commands.ts'

test.each([
  ['Skip', 'skip'],
  ['skip this one please', 'skip'],
  ['später', 'skip'],
  ['STOP!', 'stop'],
  ['I’m done.', 'finish'],
  ['Fertig', 'finish'],
  ['continue', 'go-on'],
  ['Yes, please', 'yes'],
  ['nothing yet', 'no'],
  ['my bio', 'change'],
  ['Change the location', 'change'],
  ['Fähigkeiten', 'change'],
])('“%s” is a command', (utterance, kind) => expect(findCommand(utterance)?.kind).toBe(kind))

test.each(['Nice', 'Done and dusted is my motto', 'I like to skip rope', 'Bio-chemistry', 'Next Level'])(
  'takes “%s” for an answer',
  (utterance) => expect(findCommand(utterance)).toBeNull(),
)
