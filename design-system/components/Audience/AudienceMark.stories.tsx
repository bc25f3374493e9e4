import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import type { Audience } from './audience.ts'
import { AudienceMark } from './AudienceMark.tsx'

const meta = {
  title: 'Audience/AudienceMark',
  component: AudienceMark,
  args: { audience: 'private' },
} satisfies Meta<typeof AudienceMark>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const People: Story = { args: { audience: 'people' } }
export const Link: Story = { args: { audience: 'link' } }
export const Listed: Story = { args: { audience: 'listed' } }
export const CustomLabel: Story = { args: { audience: 'people', children: '@mira can read it' } }
export const RightToLeft: Story = { globals: { direction: 'rtl', theme: 'dark' }, args: { audience: 'listed' } }

export const Opening: Story = {
  render: function Crossing() {
    const [audience, setAudience] = useState<Audience>('private')
    return (
      <>
        <AudienceMark audience={audience} />
        <Button onPress={() => setAudience(audience === 'private' ? 'listed' : 'private')}>Cross</Button>
      </>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const ring = canvasElement.querySelector('svg')
    const readGap = () => {
      const arc = [...(ring?.querySelectorAll('circle') ?? [])].find((circle) => circle.hasAttribute('pathLength'))
      return Number.parseFloat(getComputedStyle(arc ?? canvasElement).strokeDasharray.split(', ')[1] ?? '0')
    }
    await expect(readGap()).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Cross' }))
    await expect(canvas.getByText('Anyone')).toBeVisible()
    await waitFor(() => expect(readGap()).toBe(32))
    await expect(canvasElement.querySelector('svg')).toBe(ring)
  },
}
