import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
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
