import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { takePastedFiles } from './droppedFiles.ts'

const picture = new File(['x'], 'image.png', { type: 'image/png' })

async function paste(texts: Record<string, string>) {
  const handleFiles = vi.fn()
  render(<textarea onPaste={(event) => takePastedFiles(event, handleFiles)} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox'))
  const getData = (type: string) => texts[type === 'text' ? 'text/plain' : type] ?? ''
  await user.paste({ files: [picture], getData } as unknown as DataTransfer)
  return handleFiles
}

test('pastes spreadsheet cells as text, not as the picture beside it', async () => {
  const handleFiles = await paste({ 'text/plain': 'Tea\t5', 'text/html': '<table><tr><td>Tea<td>5</table>' })
  expect(screen.getByRole('textbox')).toHaveValue('Tea\t5')
  expect(handleFiles).not.toHaveBeenCalled()
})

test.each([
  ['copied from a page', { 'text/html': '<img src="https://example.org/image.png">' }],
  ['copied from a folder', { 'text/plain': 'image.png' }],
])('attaches a picture %s', async (_, texts) => {
  const handleFiles = await paste(texts)
  expect(handleFiles).toHaveBeenCalledWith([picture])
  expect(screen.getByRole('textbox')).toHaveValue('')
})
