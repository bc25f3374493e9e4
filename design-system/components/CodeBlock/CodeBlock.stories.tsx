import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { CodeBlock } from './CodeBlock.tsx'

const code = `// The second key
const key = await find('boat', { limit: 1 });`

const meta = {
  title: 'Data/CodeBlock',
  component: CodeBlock,
  args: { code, language: 'TypeScript' },
} satisfies Meta<typeof CodeBlock>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Highlighted: Story = {
  args: {
    children: (
      <>
        <span className="hljs-comment">{'// The second key'}</span>
        {'\n'}
        <span className="hljs-keyword">const</span> key = <span className="hljs-keyword">await</span>{' '}
        <span className="hljs-title">find</span>(<span className="hljs-string">'boat'</span>, {'{'} <span className="hljs-attr">limit</span>
        : <span className="hljs-number">1</span> {'}'});
      </>
    ),
  },
}

export const LongLines: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  args: { code: `const names = ['Ada', 'Grace', 'Katherine', 'Hedy', 'Radia', 'Barbara', 'Frances', 'Adele', 'Joan', 'Mary'];` },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByLabelText('TypeScript code')
    const height = region.clientHeight
    await userEvent.click(canvas.getByRole('button', { name: 'Wrap', pressed: false }))
    await waitFor(() => expect(region.clientHeight).toBeGreaterThan(height))
  },
}

const longCode = `const harbours = ['Whitby', 'Staithes', 'Scarborough']

function sail(from, to) {
  if (from === to) return []

  // Against the wind, and only at high tide, since the mouth of the river dries out for three hours.
  return [...harbours, from, to]
}

await sail('Whitby', 'Staithes')`

const phone: Decorator = (story) => <div style={{ inlineSize: '18rem' }}>{story()}</div>

export const LineNumbers: Story = {
  args: { code: longCode, hasLineNumbers: true, onOpen: fn(), onDownload: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    const region = canvas.getByLabelText('TypeScript code')
    getSelection()?.selectAllChildren(region)
    await expect(getSelection()?.toString().trimEnd()).toBe(longCode)
    getSelection()?.removeAllRanges()
  },
}

export const OnPhone: Story = {
  decorators: phone,
  args: { ...LineNumbers.args },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByLabelText('TypeScript code')
    const head = canvas.getByText('TypeScript')
    await expect(head.scrollWidth).toBe(head.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Wrap' }))
    await waitFor(() => expect(region.scrollWidth).toBe(region.clientWidth))
  },
}

export const RightToLeft: Story = {
  decorators: (story) => <div dir="rtl">{story()}</div>,
  args: { ...LineNumbers.args },
}

const sevenLines = longCode.split('\n').slice(0, 7).join('\n')

export const Streaming: Story = {
  args: { ...LineNumbers.args, code: sevenLines },
  decorators: phone,
  render: function Render({ code, ...args }) {
    const [ending, setEnding] = useState('')
    return (
      <>
        <CodeBlock {...args} code={code + ending} />
        <Button onPress={() => setEnding('\n``')}>Stream a fence</Button>
        <Button onPress={() => setEnding('\n}')}>Stream a line</Button>
        <Button onPress={() => setEnding('\n}\n')}>Stream a break</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByLabelText('TypeScript code')
    await userEvent.click(canvas.getByRole('button', { name: 'Stream a fence' }))
    await expect(region).not.toHaveAttribute('data-numbered')
    const height = region.clientHeight
    await userEvent.click(canvas.getByRole('button', { name: 'Stream a line' }))
    await expect(region).toHaveAttribute('data-numbered')
    await expect(region.clientHeight).toBe(height)
    await userEvent.click(canvas.getByRole('button', { name: 'Stream a break' }))
    await expect(region).toHaveAttribute('data-numbered')
  },
}

export const CopyConfirmation: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(write).toHaveBeenCalledWith(code)
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
  },
}

export const DeniedCopy: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByRole('button', { name: 'Couldn’t copy' })).toBeVisible()
  },
}
