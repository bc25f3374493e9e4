import { ignore, type Guide } from '../../docs/guide/guide.ts'
import { Composer } from './Composer.tsx'

export const guide: Guide = {
  summary: 'A message field that always shows its audience.',
  use: ['Once, at the end of a conversation.'],
  instead: [
    ['TextArea', 'the text is part of a form'],
    ['ComposerInvitation', 'visitors must sign up first'],
  ],
  do: {
    example: <Composer value="" onChange={ignore} onSend={ignore} voice="public" label="Message Mira’s twin" />,
    because: 'The label names the recipient, the mark the audience.',
  },
  dont: {
    example: <Composer value="" onChange={ignore} onSend={ignore} voice="private" label="Type here..." isDisabled />,
    because: 'The label names no recipient, and nothing explains why the field is disabled.',
  },
  accessibility: [
    'Enter sends, Shift+Enter breaks the line, and Escape stops the answer. With touch keyboards, Enter breaks the line.',
    'Audience and notice describe the field, and new notices are announced.',
    'Enter does not send while an IME is composing.',
  ],
}
