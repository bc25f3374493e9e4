import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin, Sparkles } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Device', details: 'Firefox on Linux' },
      { term: 'Last active', details: 'Today, 14:05' },
      { term: 'State', details: <Badge tone="good">Active</Badge> },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Firefox on Linux')
  },
}
export const WithIcons: Story = {
  args: {
    items: [
      { term: 'Interests', details: 'Sailing, knots', icon: Sparkles },
      { term: 'Location', details: 'Skagen', icon: MapPin },
    ],
  },
  decorators: [
    (Story) => <div style={{ display: 'grid', justifyItems: 'start', inlineSize: '30rem', maxInlineSize: '100%' }}>{Story()}</div>,
  ],
  play: async ({ canvas, canvasElement }) => {
    const [term] = canvas.getAllByRole('term')
    const [icon] = canvasElement.querySelectorAll('svg')
    const middle = (element?: Element) => ((box) => (box ? box.top + box.height / 2 : 0))(element?.getBoundingClientRect())
    await expect(Math.abs(middle(icon) - middle(term))).toBeLessThan(4)
    const list = canvasElement.querySelector('dl')
    await expect(list?.offsetWidth).toBe(list?.parentElement?.clientWidth)
  },
}
export const Rows: Story = {
  args: {
    layout: 'rows',
    items: [
      { term: 'Search conversations and open the one that was found', details: <Kbd>K</Kbd> },
      { term: 'New chat', details: <Kbd>N</Kbd> },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('definition').map((details) => details.getBoundingClientRect())
    const end = document.documentElement.dir === 'rtl' ? 'left' : 'right'
    // Allows for subpixel rounding.
    await expect(first?.[end]).toBeCloseTo(second?.[end] ?? 0, -0.5)
  },
}
export const NarrowContainer: Story = {
  args: { items: [{ term: 'Email', details: 'ada.augusta.king-noel@analytical-engines.example.org' }] },
  decorators: [(Story) => <div style={{ inlineSize: '10rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const details = canvas.getByRole('definition')
    await expect(details.offsetWidth).toBe(160)
    await expect(details.offsetTop).toBeGreaterThan(canvas.getByRole('term').offsetTop)
  },
}
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl', theme: 'dark' } }
