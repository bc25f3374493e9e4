import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createEvent, expect, fireEvent, fn } from 'storybook/test'
import { AudioLines, Mic, Paperclip } from 'lucide-react'
import { IconButton } from '../../components/Button/Button.tsx'
import { FileChip } from '../../components/FileChip/FileChip.tsx'
import { FormError } from '../../components/Form/FormError.tsx'
import { ContextMeter } from '../ContextMeter/ContextMeter.tsx'
import { ModelPicker } from '../ModelPicker/ModelPicker.tsx'
import { Composer } from './Composer.tsx'

const meta = {
  title: 'Patterns/Composer',
  component: Composer,
  args: {
    label: 'Message your private brain',
    audience: 'private',
    value: '',
    onChange: fn(),
    onSend: fn(),
    onStop: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <Composer {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Composer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Public: Story = {
  args: { audience: 'people', readers: 'Mira can read this conversation', label: 'Message Mira’s twin' },
  globals: { voice: 'public' },
}
export const Disabled: Story = { args: { isDisabled: true, notice: 'This conversation was closed.' } }

const tools = (
  <>
    <IconButton icon={Paperclip} label="Attach files" />
    <IconButton icon={Mic} label="Dictate" />
    <IconButton icon={AudioLines} label="Start voice mode" />
  </>
)

export const WithTools: Story = { args: { tools } }

export const WithModel: Story = {
  args: {
    tools,
    model: (
      <>
        <ModelPicker
          items={[
            { value: 'large', label: 'mistralai/Mistral-Small-3.2-24B-Instruct-2506' },
            { value: 'small', label: 'Small' },
          ]}
        />
        <ContextMeter tokens={12_800} windowTokens={128_000} limitTokens={96_000}>
          12,800 of 128,000 tokens
        </ContextMeter>
      </>
    ),
  },
}

export const Narrow: Story = { ...WithModel, globals: { viewport: { value: 'phone' } } }

export const WithAttachments: Story = {
  args: {
    tools,
    value: 'When is the next oil change due?',
    attachments: (
      <>
        <FileChip name="engine-manual.pdf" type="application/pdf" size={2_400_000} onRemove={fn()} />
        <FileChip name="engine.jpg" type="image/jpeg" size={812_000} progress={40} onRemove={fn()} />
      </>
    ),
  },
}

export const FailedAttachment: Story = {
  args: {
    tools,
    value: 'What does it say about the impeller?',
    attachments: <FileChip name="engine.exe" error="This kind of file cannot be read" onRemove={fn()} />,
  },
}

export const FailedToSend: Story = {
  args: {
    tools,
    value: 'Where is the second key?',
    notice: <FormError>The message could not be sent. Check your connection and try again.</FormError>,
  },
}

export const Running: Story = { args: { tools, isRunning: true, value: 'And the third key?' } }

export const Queueing: Story = { args: { ...Running.args, canQueue: true } }

export const Uncontrolled: Story = {
  tags: ['!dev', '!autodocs'],
  render: ({ label, audience, onSend }) => <Composer {...{ label, audience, onSend }} defaultValue="Where is the boat?" />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith('Where is the boat?')
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

export const EnterKey: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Message your private brain' })
    await expect(input).toHaveAccessibleDescription('Only you')
    await userEvent.type(input, 'First line{Shift>}{Enter}{/Shift}second line')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith('First line\nsecond line')
  },
}

export const EnterDuringIme: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 'こんにち' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await fireEvent(input, createEvent.keyDown(input, { key: 'Enter', isComposing: true }))
    await fireEvent(input, createEvent.keyDown(input, { key: 'Enter', keyCode: 229 }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const EmptyText: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: '   ' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const StopButton: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isRunning: true, value: 'And the third key?' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    const before = input.clientHeight
    await userEvent.type(input, 'one{Shift>}{Enter}{/Shift}two{Shift>}{Enter}{/Shift}three')
    await expect(input.clientHeight).toBeGreaterThan(before * 2)
  },
}
