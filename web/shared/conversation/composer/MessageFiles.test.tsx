import { FileChip } from '#design-system'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PropsWithChildren } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { getDataID } from '../../../relay/getDataID.ts'
import { KeepInKnowledge } from './KeepInKnowledge.tsx'
import { MessageFile } from './MessageFiles.tsx'

const wrapper = ({ children }: PropsWithChildren) => <I18nProvider i18n={i18n}>{children}</I18nProvider>

test.each([
  [48, '48 bytes'],
  [4096, '4 kB'],
  [1_240_000, '1.2 MB'],
])('shows %d bytes alike in the composer and in the conversation', (fileSize, words) => {
  render(
    <>
      <FileChip name="tides.txt" size={fileSize} />
      <MessageFile filename="tides.txt" url={null} mimeType="text/plain" fileSize={fileSize} warnings={[]} />
    </>,
    { wrapper },
  )
  expect(screen.getAllByText(words)).toHaveLength(2)
})

test('explains an unreadable file', () => {
  const warnings = ['Only the name of this file is read.', 'It’s protected with a password. Save it without one and upload it again.']
  render(<MessageFile filename="tides.pdf" url="/files/1" mimeType="application/pdf" fileSize={48} warnings={warnings} />, { wrapper })
  expect(screen.getByText(warnings.join(' '))).toBeVisible()
})

test('saves a file to Knowledge, links to its document, and shows errors', async () => {
  const environment = createMockEnvironment({ getDataID })
  const show = (documentUuid: string | null) => (
    <RelayEnvironmentProvider environment={environment}>
      <KeepInKnowledge uuid="file-1" filename="tides.pdf" documentUuid={documentUuid} />
    </RelayEnvironmentProvider>
  )
  const { rerender } = render(show(null), { wrapper })
  await userEvent.click(screen.getByRole('button', { name: 'Save tides.pdf to Knowledge' }))
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { fileId: 'file-1' } })
  const message = 'Documents can be up to 50 MB.'
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: { keepInKnowledge: { __typename: 'InputError', __isUserError: 'InputError', message } },
    }),
  )
  expect(await screen.findByText(message)).toBeVisible()
  rerender(show('item-1'))
  expect(screen.getByRole('link', { name: 'Saved to Knowledge' })).toHaveAttribute('href', '/knowledge?item=item-1')
})
