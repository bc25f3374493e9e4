import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A bordered group of related content.',
  use: ['For side-by-side sections.'],
  instead: [
    ['SettingsSection', 'it holds settings'],
    ['List', 'there are several similar items'],
    ['Banner', 'it reports an event'],
  ],
  accessibility: ['The title is a level 2 heading.'],
}
