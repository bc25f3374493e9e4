import type { Guide } from '../../docs/guide/guide.ts'
import { VoiceMark } from './VoiceMark.tsx'

export const guide: Guide = {
  summary: 'A closed ring for what only you see, an open ring for what anyone can see, always with the words.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Ring', 'Closed or open, purple or blue.'],
    ['Words', '“Only you”, “Anyone with the link”, or more exact ones.'],
  ],
  use: ['Wherever somebody writes or shows something and may wonder who sees it.'],
  instead: [
    ['VisibilitySwitch', 'it can be changed here'],
    ['Badge', 'it tells a state, not an audience'],
  ],
  do: { example: <VoiceMark voice="public">Your visitors</VoiceMark>, because: 'Ring and words agree.' },
  dont: { example: <VoiceMark voice="private">Anyone with the link</VoiceMark>, because: 'The ring says the opposite of the words.' },
  content: ['Name the people, not the setting: “Only you”, not “Private mode”.'],
  keyboard: [],
  accessibility: ['The ring is decoration; the words say it.'],
}
