import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A message field that always shows its audience.',
  use: ['Once, at the end of a conversation.'],
  instead: [
    ['TextArea', 'the text is part of a form'],
    ['ComposerInvitation', 'visitors must sign up first'],
  ],
  accessibility: [
    'Enter sends, Shift+Enter breaks the line, and Escape stops the answer. With touch keyboards, Enter breaks the line.',
    'Audience and notice describe the field, and new notices are announced.',
    'Enter does not send while an IME is composing.',
  ],
}
