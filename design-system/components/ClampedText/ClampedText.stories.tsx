import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ClampedText } from './ClampedText.tsx'

const minutes = Array.from({ length: 40 }, (_, index) => `Item ${index + 1}: the boat is moored at Långedrag.`).join('\n')

const meta = {
  title: 'Data/ClampedText',
  component: ClampedText,
  args: { children: <p style={{ whiteSpace: 'pre-wrap' }}>{minutes}</p> },
} satisfies Meta<typeof ClampedText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Expanded: Story = { args: { defaultOpen: true } }
export const Short: Story = {
  args: { children: <p>The boat is moored at Långedrag.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Toggled: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const height = () => canvas.getByText(/Item 1:/).parentElement?.clientHeight ?? 0
    const lineHeight = parseFloat(getComputedStyle(canvas.getByText(/Item 1:/)).lineHeight)
    await expect(height()).toBeLessThanOrEqual(12 * lineHeight + 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(height()).toBeGreaterThan(39 * lineHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }))
    await expect(height()).toBeLessThanOrEqual(12 * lineHeight + 1)
  },
}

export const FindInPage: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible()
    const text = canvas.getByText(/Item 40:/).firstChild
    const match = document.createRange()
    match.setStart(text as Text, minutes.indexOf('Item 40'))
    match.collapse(true)
    const mark = document.createElement('span')
    match.insertNode(mark)
    mark.scrollIntoView()
    // The list scrolls to the match two frames later.
    await new Promise(requestAnimationFrame)
    await expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible()
    await expect(canvasElement.querySelector('[data-clamped]')).toBeNull()
    mark.remove()
  },
}
