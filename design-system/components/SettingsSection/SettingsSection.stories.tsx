import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const meta = {
  title: 'Navigation/SettingsSection',
  component: SettingsSection,
  args: {
    title: 'Password',
    description: 'Other devices are signed out when you change it.',
    children: <TextField label="New password" type="password" />,
  },
} satisfies Meta<typeof SettingsSection>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Password' })).toBeVisible()
  },
}
export const MultipleSections: Story = {
  render: (args) => (
    <div>
      <SettingsSection {...args} />
      <SettingsSection title="Delete everything" description="There is no way back." isDangerous>
        <div>
          <Button variant="danger">Delete my account</Button>
        </div>
      </SettingsSection>
    </div>
  ),
}
export const RightToLeft: Story = { ...MultipleSections, tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' } }
export const FocusedByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { id: 'password' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const section = canvas.getByRole('region', { name: 'Password' })
    section.focus()
    await expect(getComputedStyle(section).outlineStyle).toBe('solid')
  },
}
