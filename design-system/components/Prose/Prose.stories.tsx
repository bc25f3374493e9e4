import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Prose } from './Prose.tsx'

const meta = {
  title: 'Chat/Prose',
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

export const Writing: Story = {
  args: { isWriting: true, children: <p>It lies at Långedrag from</p> },
  play: async ({ canvas }) => {
    const caret = getComputedStyle(canvas.getByText('It lies at Långedrag from'), '::after')
    await expect(caret.inlineSize).toBe('2px')
  },
}
