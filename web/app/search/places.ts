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

/** Offered before a search. */
export const defaultPlaces: readonly Place[] = [
  newChat,
  { href: temporaryPath, title: msg`Temporary chat` },
  { href: '/knowledge', title: msg`Knowledge` },
  { href: '/twin', title: msg`My Twin` },
  { href: '/settings', title: settings },
]

export const places: readonly Place[] = [
  ...defaultPlaces,
  { href: '/profile-pal', title: msg`Profile Pal` },
  { href: '/story', title: msg`My Story` },
  { href: '/discover', title: msg`Discover` },
  { href: '/history', title: msg`History` },
  { href: '/monitoring', title: msg`Monitoring` },
  { href: '/roadmap', title: msg`Roadmap` },
  { href: '/pricing', title: msg`Pricing` },
  ...sectionIds.filter((id) => id !== 'server').map((id) => ({ href: `/settings#${id}`, title: sectionTitles[id], within: settings })),
]
