import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronLeft, Copy, Pencil, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react'
import { expect } from 'storybook/test'
import { Banner } from '../../components/Banner/Banner.tsx'
import { Button, IconButton } from '../../components/Button/Button.tsx'
import { FileChip } from '../../components/FileChip/FileChip.tsx'
import { FormActions } from '../../components/Form/Form.tsx'
import { TextArea } from '../../components/TextField/TextField.tsx'
import { Message } from './Message.tsx'

const meta = {
  title: 'Patterns/Message',
  component: Message,
  args: {
    role: 'assistant',
    author: 'Assistant',
    children: 'The boat is moored at Långedrag from October. Jonas holds the second key.',
  },
} satisfies Meta<typeof Message>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PersonMessage: Story = {
  args: { role: 'person', author: 'You', children: 'Where is the boat in winter,\nand who has the second key?' },
}

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <IconButton icon={Copy} label="Copy" />
        <IconButton icon={RotateCcw} label="Retry" />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/^Assistant:/)
    const [copy, retry] = [canvas.getByRole('button', { name: 'Copy' }), canvas.getByRole('button', { name: 'Retry' })]
    await userEvent.tab()
    await expect(copy).toHaveFocus()
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(retry).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(retry).toHaveFocus()
    await userEvent.tab()
    await expect(retry).not.toHaveFocus()
    await expect(copy).not.toHaveFocus()
  },
}

export const WithFiles: Story = {
  args: {
    role: 'person',
    author: 'You',
    children: (
      <>
        <p>What does the manual say about the impeller?</p>
        <FileChip name="engine-manual.pdf" type="application/pdf" size={2_400_000} />
        <FileChip name="engine.jpg" type="image/jpeg" size={812_000} />
      </>
    ),
    actions: <IconButton icon={Pencil} label="Edit and send again" />,
  },
}

export const PersonActionsInReadingOrder: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    role: 'person',
    author: 'You',
    actions: <IconButton icon={Pencil} label="Edit" />,
    versions: <IconButton icon={ChevronLeft} label="Previous version" />,
  },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().left)
    const sorted = lefts.toSorted((one, other) => one - other)
    await expect(lefts).toEqual(document.documentElement.dir === 'rtl' ? sorted.toReversed() : sorted)
  },
}

export const Editing: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-12)' }}>
      <TextArea label="Your message" isLabelHidden defaultValue="Where is the boat in winter?" />
      <FormActions>
        <Button variant="primary">Send again</Button>
        <Button variant="quiet">Cancel</Button>
      </FormActions>
    </div>
  ),
}

export const FailedAnswer: Story = {
  args: {
    children: (
      <>
        <p>The boat is moored at</p>
        <Banner tone="danger" action={<Button>Retry</Button>}>
          The model could not be reached.
        </Banner>
      </>
    ),
  },
}

export const WithFeedback: Story = {
  args: {
    actions: (
      <>
        <IconButton icon={Copy} label="Copy" />
        <IconButton icon={ThumbsUp} label="Good answer" aria-pressed />
        <IconButton icon={ThumbsDown} label="Bad answer" aria-pressed={false} />
      </>
    ),
  },
}

export const LastAnswer: Story = {
  args: { hasVisibleActions: true, actions: <IconButton icon={Copy} label="Copy" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy' }).parentElement).toHaveStyle({ opacity: '1' })
  },
}
