import { Composer, Message } from '#design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'storybook/test'
import { AddedReferences } from './AddedReferences.tsx'
import { ReferenceList } from './ReferenceList.tsx'
import type { Reference } from './referenceKinds.ts'

const references: Reference[] = [
  { kind: 'DOCUMENT', uuid: '1', title: 'Mooring contract for the winter of 2026, with all annexes' },
  { kind: 'NOTE', uuid: '2', title: 'Engine' },
  { kind: 'STORY', uuid: '3', title: 'How I learned to sail' },
  { kind: 'CONVERSATION', uuid: '4', title: '' },
  { kind: 'PROJECT', uuid: '5', title: 'Winter refit' },
]

const meta = {
  title: 'Chat/Context',
  tags: ['!autodocs'],
  component: ReferenceList,
  args: { references },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
} satisfies Meta<typeof ReferenceList>
export default meta
type Story = StoryObj<typeof meta>

export const InMessage: Story = {
  render: (args) => (
    <Message role="person" author="You">
      <p>When does it end, and what does it cost?</p>
      <ReferenceList {...args} />
    </Message>
  ),
}

export const InComposer: Story = {
  render: function Shown() {
    const [added, setAdded] = useState(references)
    const remove = (uuid: string) => setAdded(added.filter((reference) => reference.uuid !== uuid))
    return (
      <Composer
        label="Message your private brain"
        audience="private"
        defaultValue="When does it end?"
        onSend={() => {}}
        attachments={added.length > 0 && <AddedReferences references={added} onRemove={remove} />}
      />
    )
  },
}

export const Removing: Story = {
  ...InComposer,
  tags: ['!dev', '!autodocs', 'play-fn'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Engine' }))
    await expect(canvas.queryByText('Engine')).toBeNull()
  },
}
