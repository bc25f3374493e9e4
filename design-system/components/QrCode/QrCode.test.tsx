import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

test('renders the code on the first paint', () => {
  const markup = renderToStaticMarkup(<QrCode value="https://twain.example/mira" label="QR code of your link" />)
  expect(markup).toMatch(/<path [^>]*d="M/)
})
