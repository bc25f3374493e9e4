import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A group of settings with a description.',
  use: ['For each topic on a settings page.'],
  instead: [
    ['Card', 'it holds no settings'],
    ['Disclosure', 'few people need it'],
  ],
  accessibility: ['It is a region named after its title.'],
}
