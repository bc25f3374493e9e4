import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, Compass, Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { NavItem } from '../NavItem/NavItem.tsx'
import { PageColumn } from '../PageColumn/PageColumn.tsx'
import { AppFrame } from './AppFrame.tsx'

const meta = {
  title: 'Navigation/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    isCollapsed: false,
    onCollapsedChange: () => undefined,
    locationKey: '/knowledge',
    header: <strong>Knowledge</strong>,
    sidebar: (
      <div style={{ display: 'flex', flexDirection: 'column', gap: 8, padding: 12 }}>
        <Logo />
        <Button icon={Plus} isWide>
          New Chat
        </Button>
        <nav aria-label="Main">
          <NavItem href="#knowledge" icon={BookOpen} isCurrent>
            Knowledge
          </NavItem>
          <NavItem href="#discover" icon={Compass}>
            Discover
          </NavItem>
        </nav>
      </div>
    ),
    children: (
      <PageColumn title="Knowledge" description="What your private brain can look up.">
        <p>Notes, documents and memories.</p>
      </PageColumn>
    ),
  },
  render: function Collapsible(args) {
    const [isCollapsed, setCollapsed] = useState(args.isCollapsed)
    return <AppFrame {...args} isCollapsed={isCollapsed} onCollapsedChange={setCollapsed} />
  },
} satisfies Meta<typeof AppFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const CollapsedSidebar: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    if (window.innerWidth < 720) return
    await expect(canvas.getByRole('complementary', { name: 'Sidebar' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide sidebar' }))
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Show sidebar' })).toHaveAttribute('aria-expanded', 'false')
  },
}

export const MobileSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show sidebar' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sidebar' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ClosedSheetAfterReturn: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: function Travelling(args) {
    const [place, setPlace] = useState('/knowledge')
    return (
      <AppFrame {...args} locationKey={place} sidebar={<NavItem onPress={() => setPlace('/discover')}>Discover</NavItem>}>
        <Button onPress={() => setPlace('/knowledge')}>Back</Button>
      </AppFrame>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show sidebar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discover' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await expect(canvas.getByRole('button', { name: 'Show sidebar' })).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
