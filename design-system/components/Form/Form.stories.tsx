import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, FormActions } from './Form.tsx'
import { FormError } from './FormError.tsx'

const meta = {
  title: 'Inputs/Form',
  component: Form,
  args: { children: null },
  render: function SignIn() {
    const [error, setError] = useState<string>()
    return (
      <Form onSubmit={() => setError('Login failed')}>
        <TextField label="Email" type="email" name="email" autoComplete="email" />
        <TextField label="Password" type="password" name="password" autoComplete="current-password" />
        <FormError>{error}</FormError>
        <FormActions>
          <Button type="submit" variant="primary">
            Sign in
          </Button>
        </FormActions>
      </Form>
    )
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ErrorAnnouncement: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'mira@example.org{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Login failed')
  },
}

export const ErrorInView: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ blockSize: '6rem', overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'mira@example.org{Enter}')
    const error = (await canvas.findByText('Login failed')).getBoundingClientRect()
    const room = canvasElement.querySelector('div')?.getBoundingClientRect()
    await expect(error.bottom).toBeLessThanOrEqual(room?.bottom ?? 0)
  },
}
