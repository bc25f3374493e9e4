import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Username' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithDescription: Story = { args: { description: 'Lowercase letters, numbers, and hyphens.' } }
export const Optional: Story = { args: { label: 'About you', isOptional: true } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'mira' } }

export const WithError: Story = {
  args: { error: 'Username must be at least 3 characters', defaultValue: 'mi' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Username' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Username must be at least 3 characters')
  },
}

export const RevealedPassword: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Password', type: 'password', defaultValue: 'quiet-harbour' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}
