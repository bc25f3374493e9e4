import type { Guide } from '../../docs/guide/guide.ts'

export const guide: Guide = {
  summary: 'A prominent figure and its change.',
  use: ['Two to six in Stats, at the top of a page.'],
  instead: [
    ['Chart', 'the trend matters'],
    ['Meter', 'it is part of a limit'],
    ['DescriptionList', 'it is not a figure'],
  ],
  accessibility: ['Label and figure are a term and its description.', 'The change is described in words.'],
}
