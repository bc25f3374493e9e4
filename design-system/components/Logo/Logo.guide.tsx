import type { Guide } from '../../docs/guide/guide.ts'
import { Logo } from './Logo.tsx'

export const guide: Guide = {
  summary: 'The product logo: two overlapping rings with the name.',
  use: ['Once per page, as a link to the home page.'],
  instead: [
    ['VoiceMark', 'it shows an audience'],
    ['Avatar', 'it represents a person'],
  ],
  do: { example: <Logo />, because: 'The rings keep their colours.' },
  dont: {
    example: (
      <span style={{ opacity: 0.4 }}>
        <Logo isMarkOnly />
      </span>
    ),
    because: 'Transparency changes the colours.',
  },
  accessibility: ['It is an image named “Twain”; a surrounding link needs its own name.'],
}
