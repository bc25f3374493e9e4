import type { Guide } from '../../docs/guide/guide.ts'
import { QrCode } from './QrCode.tsx'

export const guide: Guide = {
  summary: 'Text for a camera, with the same text beside it in letters.',
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    ['Code', 'Dark on light in every theme, since cameras need it.'],
    ['Frame', 'The quiet space around it that cameras look for.'],
  ],
  use: ['To bring a link from one screen to a phone.'],
  instead: [['CopyField', 'the link is taken along on the same device; show it beside the code']],
  do: {
    example: <QrCode value="https://twain.example/mira" label="QR code of your link" />,
    because: 'Large enough for a camera at arm’s length.',
  },
  dont: {
    example: (
      <div style={{ inlineSize: '3rem' }}>
        <QrCode value="https://twain.example/mira" label="QR code" />
      </div>
    ),
    because: 'Too small to be read.',
  },
  content: ['The label says what the code leads to.'],
  keyboard: [],
  accessibility: ['It is an image with a name.', 'The same text stands beside it for everyone who cannot scan it.'],
}
