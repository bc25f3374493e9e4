import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { QuestionCard } from './QuestionCard.tsx'

const meta = {
  title: 'Patterns/QuestionCard',
  component: QuestionCard,
  args: {
    question: 'Which day suits you for the oil change?',
    choices: ['Friday', 'Saturday morning', 'Some time next week'],
    status: 'open',
    onAnswer: fn(),
  },
} satisfies Meta<typeof QuestionCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const MultipleChoice: Story = { args: { allowsSeveral: true } }

export const Answered: Story = { args: { status: 'answered', chosen: ['Saturday morning'] } }

export const AnsweredWithText: Story = { args: { status: 'answered', text: 'When the parts have arrived' } }

export const Skipped: Story = { args: { status: 'skipped' } }

export const Failed: Story = { args: { error: 'Couldn’t send your message' } }

export const ChooseOne: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Send answer' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Friday' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ choices: ['Friday'], text: '' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Another answer' }), 'Monday{Enter}')
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ choices: [], text: 'Monday' })
  },
}

export const ChooseSeveral: Story = {
  tags: ['!dev', '!autodocs'],
  args: { allowsSeveral: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Send answer' })).toBeDisabled()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('button', { name: 'Some time next week' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ choices: ['Friday', 'Some time next week'], text: '' })
  },
}
