import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A menu of audiences, labeled with the current one.',
  use: ['To choose between three or four audiences.'],
  instead: [
    ['AudienceSwitch', 'there are two audiences'],
    ['AudienceMark', 'it is read-only'],
  ],
  accessibility: ['The button is named after the content and its audience.', 'Type the first letters to select an audience.'],
}
