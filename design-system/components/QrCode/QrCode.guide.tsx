import type { Guide } from '../../docs/guide/guide.ts'
import { QrCode } from './QrCode.tsx'

export const guide: Guide = {
  summary: 'A QR code next to the same text.',
  use: ['To move a link to a phone.'],
  instead: [['CopyField', 'the link stays on the device; show both']],
  do: {
    example: <QrCode value="https://twain.example/mira" label="QR code of your link" />,
    because: 'It is large enough to scan from arm’s length.',
  },
  dont: {
    example: (
      <div style={{ inlineSize: '3rem' }}>
        <QrCode value="https://twain.example/mira" label="QR code" />
      </div>
    ),
    because: 'It is too small to scan.',
  },
  accessibility: ['It is a named image.', 'The text is available next to it.'],
}
