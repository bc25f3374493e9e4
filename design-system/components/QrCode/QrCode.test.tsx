import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

test('The code is in its frame from the first paint on', () => {
  const markup = renderToStaticMarkup(<QrCode value="https://twain.example/mira" label="QR code of your link" />)
  expect(markup).toMatch(/<path [^>]*d="M/)
})
