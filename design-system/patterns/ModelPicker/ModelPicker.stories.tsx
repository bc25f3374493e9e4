import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Composer } from '../Composer/Composer.tsx'
import { ModelPicker } from './ModelPicker.tsx'

const items = [
  { value: 'small', label: 'llama3.2' },
  { value: 'large', label: 'qwen3:32b' },
  { value: 'longest', label: 'mistralai/Mistral-Small-3.2-24B-Instruct-2506' },
]

const meta = {
  title: 'Patterns/ModelPicker',
  component: ModelPicker,
  args: { items, defaultValue: 'small', onChange: fn() },
} satisfies Meta<typeof ModelPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneModel: Story = { args: { items: items.slice(0, 1) } }

export const WithAction: Story = {
  tags: ['!dev', '!autodocs'],
  args: { action: { label: 'Compare two models', onAction: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Model: llama3.2' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Compare two models' }))
    await expect(args.action?.onAction).toHaveBeenCalledOnce()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const InComposer: Story = {
  args: { defaultValue: 'longest' },
  render: (args) => <Composer label="Message your private brain" audience="private" onSend={fn()} model={<ModelPicker {...args} />} />,
}

export const Choose: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Model: llama3.2' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'llama3.2' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'qwen3:32b' }))
    await expect(args.onChange).toHaveBeenCalledWith('large')
  },
}
