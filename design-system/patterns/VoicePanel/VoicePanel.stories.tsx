import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { Switch } from '../../components/Switch/Switch.tsx'
import { VoicePanel } from './VoicePanel.tsx'

const end = <Button variant="quiet">End</Button>

const meta = {
  title: 'Patterns/VoicePanel',
  component: VoicePanel,
  args: {
    state: 'listening',
    actions: (
      <>
        <Button>Pause</Button>
        {end}
      </>
    ),
    children: <Switch defaultSelected>Read answers aloud</Switch>,
  },
} satisfies Meta<typeof VoicePanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Ready: Story = {
  args: {
    state: 'ready',
    actions: (
      <>
        <Button variant="primary">Start</Button>
        <Button variant="quiet">Cancel</Button>
      </>
    ),
    children: <p>Your browser may send audio to its vendor for transcription.</p>,
  },
}

export const Transcript: Story = {
  args: { transcript: 'When is the next oil change due, and where did I put the' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Voice mode' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Listening')
  },
}

export const Thinking: Story = { args: { state: 'thinking' } }

export const Speaking: Story = {
  args: {
    state: 'speaking',
    actions: (
      <>
        <Button>Stop reading</Button>
        {end}
      </>
    ),
  },
}

export const Paused: Story = {
  args: {
    state: 'paused',
    actions: (
      <>
        <Button>Resume</Button>
        {end}
      </>
    ),
  },
}

export const Problem: Story = {
  args: { ...Paused.args, problem: 'Allow the microphone for this page in your browser’s settings, then resume.' },
}

export const Phone: Story = { args: { ...Transcript.args }, globals: { viewport: { value: 'phone' } } }
