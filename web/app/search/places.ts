import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { temporaryPath } from '../../shared/conversation/temporary/temporaryPath.ts'
import { sectionIds, sectionTitles } from '../../features/settings/Section.tsx'

interface Place {
  readonly href: string
  readonly title: MessageDescriptor
  readonly within?: MessageDescriptor
}

const settings = msg`Settings`

export const newChat: Place = { href: '/chat', title: msg`New Chat` }

export const places: readonly Place[] = [
  newChat,
  { href: temporaryPath, title: msg`Temporary chat` },
  { href: '/profile-pal', title: msg`Profile Pal` },
  { href: '/knowledge', title: msg`Knowledge` },
  { href: '/story', title: msg`My Story` },
  { href: '/twin', title: msg`My Twin` },
  { href: '/discover', title: msg`Discover` },
  { href: '/history', title: msg`History` },
  { href: '/monitoring', title: msg`Monitoring` },
  { href: '/roadmap', title: msg`Roadmap` },
  { href: '/pricing', title: msg`Pricing` },
  { href: '/settings', title: settings },
  ...sectionIds.filter((id) => id !== 'server').map((id) => ({ href: `/settings#${id}`, title: sectionTitles[id], within: settings })),
]
