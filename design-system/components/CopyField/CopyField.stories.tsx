import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CopyField } from './CopyField.tsx'

const meta = {
  title: 'Actions/CopyField',
  component: CopyField,
  args: { label: 'Your link', value: 'https://twain.example/mira' },
} satisfies Meta<typeof CopyField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithDescription: Story = { args: { description: 'Anyone who has it can open your page.' } }
export const Token: Story = {
  args: { label: 'Token', value: 'tw_4f9c2a7e81d04b6c9e', isCode: true, description: 'It is shown this once.' },
}
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' } }

export const CopyButton: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(writeText).toHaveBeenCalledWith('https://twain.example/mira')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible())
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
  },
}

export const DeniedCopy: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(async () => {
      throw new Error('Not allowed')
    })
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Selected.'))
    await expect(canvas.getByRole<HTMLInputElement>('textbox').selectionEnd).toBeGreaterThan(0)
  },
}
