import type { Guide } from '../../docs/guide/guide.ts'
import { Logo } from './Logo.tsx'

export const guide: Guide = {
  summary: 'Two rings that overlap, the private one closed and the public one open, with the name.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Rings', 'In the colours of the two voices, on every surface.'],
    ['Name', 'Left out where there is no space.'],
  ],
  use: ['Once on a page, where it leads home.'],
  instead: [
    ['VoiceMark', 'one ring says who sees something'],
    ['Avatar', 'a person is meant'],
  ],
  do: { example: <Logo />, because: 'As it is.' },
  dont: {
    example: (
      <span style={{ opacity: 0.4 }}>
        <Logo isMarkOnly />
      </span>
    ),
    because: 'The rings keep their colours.',
  },
  content: ['The name is not translated.'],
  keyboard: [],
  accessibility: ['It is an image called “Twain”; a link around it says where it leads.'],
}
