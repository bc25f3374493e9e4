import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Prose } from './Prose.tsx'

const meta = {
  title: 'Data/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <h2>The boat in winter</h2>
        <p>
          It lies at <strong>Långedrag</strong> from October. See <a href="#berth">the berth</a> or run <code>moor --where</code>.
        </p>
        <ul>
          <li>Jonas holds the second key.</li>
          <li>The cover comes off in April.</li>
        </ul>
        <blockquote>Pier C, third from the end.</blockquote>
        <table>
          <thead>
            <tr>
              <th>Month</th>
              <th>Place</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>October</td>
              <td>Långedrag</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Display: Story = { args: { face: 'display' } }

export const WideTable: Story = {
  decorators: [
    (Table) => (
      <div style={{ inlineSize: '16rem' }}>
        <Table />
      </div>
    ),
  ],
  args: {
    children: (
      <div role="region" aria-label="Table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>Harbourmaster</th>
              <th>Responsibilities</th>
              <th>Administration</th>
              <th>Communications</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Jonas</td>
              <td>Winter storage</td>
              <td>Gothenburg</td>
              <td>Telephone</td>
            </tr>
          </tbody>
        </table>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Table' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(region.parentElement?.scrollWidth).toBe(region.parentElement?.clientWidth)
    const word = document.createRange()
    word.selectNodeContents(canvas.getByText('Responsibilities'))
    await expect(word.getClientRects()).toHaveLength(1)
    region.focus()
    await expect(region).toHaveFocus()
  },
}

export const NestedLists: Story = {
  args: {
    children: (
      <div dir="ltr">
        <ul>
          <li>
            <input type="checkbox" aria-label="To do" disabled /> <span>Cover</span>
            <ul>
              <li>
                <input type="checkbox" aria-label="Done" checked disabled /> <span>Ropes</span>
              </li>
            </ul>
          </li>
        </ul>
        <ul>
          <li>
            <span>Engine</span>
            <ol>
              <li>
                <span>Oil</span>
              </li>
            </ol>
          </li>
        </ul>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const start = (words: string) => canvas.getByText(words).getBoundingClientRect().left
    await expect(Math.abs(start('Cover') - start('Engine'))).toBeLessThanOrEqual(2)
    await expect(Math.abs(start('Ropes') - start('Oil'))).toBeLessThanOrEqual(2)
    await expect(start('Ropes') - start('Cover')).toBeGreaterThanOrEqual(20)
  },
}

export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <>
        <ul dir="auto">
          <li>المرسى في الشتاء</li>
        </ul>
        <blockquote dir="auto">
          <p>המזח השלישי</p>
          <p>In English again</p>
        </blockquote>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const edge = (words: string, side: 'left' | 'right') => {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(words))
      return range.getBoundingClientRect()[side] - (canvas.getByText(words).parentElement?.getBoundingClientRect()[side] ?? 0)
    }
    await expect(edge('المرسى في الشتاء', 'right')).toBeCloseTo(-24, 0)
    await expect(edge('המזח השלישי', 'right')).toBeGreaterThan(-24)
    await expect(edge('In English again', 'left')).toBeLessThan(24)
  },
}
