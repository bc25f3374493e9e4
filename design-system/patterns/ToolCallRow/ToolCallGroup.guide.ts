import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'Consecutive tool calls behind one line.',
  use: ['For two or more calls without text between them.'],
  instead: [['ToolCallRow', 'there is only one call']],
  accessibility: ['The line is a button that shows the calls.', 'The status is text, not only color.'],
}
