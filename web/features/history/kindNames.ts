import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ThreadKind } from '../../lib/threadTitles.ts'

/** With whom a conversation is. */
export const kindNames: Readonly<Record<ThreadKind, MessageDescriptor>> = {
  'private brain': msg`Private brain`,
  'profile pal': msg`Profile Pal`,
  'self twin': msg`Your twin`,
  'public twin': msg`Someone’s twin`,
  testing: msg`Testing agent`,
}
