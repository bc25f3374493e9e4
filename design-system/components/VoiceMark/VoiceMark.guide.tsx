import type { Guide } from '../../docs/guide/guide.ts'
import { VoiceMark } from './VoiceMark.tsx'

export const guide: Guide = {
  summary: 'A ring and a label for the audience: closed for private, open for public.',
  use: ['Wherever users may wonder who can see something.'],
  instead: [
    ['VisibilitySwitch', 'it can be changed'],
    ['Badge', 'it is a state'],
  ],
  do: { example: <VoiceMark voice="public">Your visitors</VoiceMark>, because: 'Ring and label agree.' },
  dont: { example: <VoiceMark voice="private">Anyone with the link</VoiceMark>, because: 'Ring and label contradict each other.' },
  accessibility: ['The ring is decorative; the label carries the meaning.'],
}
