import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { ThreadType, ToolName } from './__generated__/enums.ts'

// A record, so that a missing value does not compile.

interface KindTexts {
  name: MessageDescriptor
  title?: (ownUsername: string, twin: string | null) => string | null
  subtitle?: (twin: string | null) => string | null
  author?: { name: string; label: MessageDescriptor }
}

export type ThreadKind = 'private brain' | 'profile pal' | 'self twin' | 'public twin' | 'testing'

export const threadKinds: Readonly<Record<ThreadKind, KindTexts>> = {
  'private brain': { name: msg`Private brain`, subtitle: () => t`Private brain conversation` },
  'profile pal': { name: msg`Profile Pal`, author: { name: 'Profile Pal', label: msg`Message Profile Pal` } },
  'self twin': {
    name: msg`Your twin`,
    title: (ownUsername) => t`@${ownUsername}: Chat with Your Twin`,
    subtitle: () => t`Self-reflection conversation`,
  },
  'public twin': {
    name: msg`Another person’s twin`,
    title: (_, twin) => twin && t`@${twin}: Twin Chat`,
    subtitle: (username) => username && t`Twin conversation with @${username}`,
  },
  testing: {
    name: msg`Testing agent`,
    title: () => t`Testing Agent Chat`,
    subtitle: () => t`Development testing environment`,
  },
}

export const toKind: Readonly<Record<ThreadType, ThreadKind>> = {
  PRIVATE_CHAT: 'private brain',
  PROFILE_ONBOARDING: 'profile pal',
  SELF_TWIN_CHAT: 'self twin',
  TWIN_TO_TWIN: 'self twin',
  PUBLIC_TWIN_CHAT: 'public twin',
  TESTING: 'testing',
}

export function isThreadType(type: string): type is ThreadType {
  return Object.hasOwn(toKind, type)
}

interface ToolWords {
  doing: MessageDescriptor
  done: MessageDescriptor
  proposed?: MessageDescriptor
  refused?: MessageDescriptor
}

const tools: Readonly<Record<ToolName, ToolWords>> = {
  ask: { doing: msg({ id: 'Asked' }), done: msg({ id: 'Asked' }) },
  ask_user: { doing: msg({ id: 'Asked' }), done: msg({ id: 'Asked' }) },
  current_time: { doing: msg`Checking the time`, done: msg({ id: 'Checked the time' }) },
  finish_onboarding: {
    doing: msg({ id: 'Finished the onboarding' }),
    done: msg({ id: 'Finished the onboarding' }),
    proposed: msg({ id: 'Proposed to finish the onboarding' }),
  },
  forget: {
    doing: msg`Forgetting`,
    done: msg({ id: 'Forgot' }),
    proposed: msg({ id: 'Proposed to forget' }),
  },
  hold_for_approval: { doing: msg`Requesting approval`, done: msg({ id: 'Requested approval' }) },
  leave_message_for_owner: {
    doing: msg`Passing on your message`,
    done: msg({ id: 'Passed on a message' }),
  },
  note_unanswered: {
    doing: msg`Recording an unanswered question`,
    done: msg({ id: 'Recorded an unanswered question' }),
  },
  propose_profile_change: {
    doing: msg`Proposing something for your profile`,
    done: msg({ id: 'Proposed for your profile' }),
  },
  read_profile: { doing: msg`Reading your profile`, done: msg({ id: 'Read your profile' }) },
  remember: {
    doing: msg`Remembering`,
    done: msg({ id: 'Remembered' }),
    proposed: msg({ id: 'Proposed to remember' }),
    refused: msg({ id: 'Not remembered' }),
  },
  schedule_task: {
    doing: msg`Proposing a schedule`,
    done: msg({ id: 'Proposed a schedule' }),
    refused: msg`Not scheduled`,
  },
  search_knowledge: {
    doing: msg`Searching notes and stories`,
    done: msg({ id: 'Searched notes, stories and documents' }),
  },
  search_memories: {
    doing: msg`Searching what you’ve told me`,
    done: msg({ id: 'Searched memories' }),
  },
  search_past_chats: {
    doing: msg`Searching past conversations`,
    done: msg({ id: 'Searched past conversations' }),
  },
  search_public_knowledge: {
    doing: msg`Searching public content`,
    done: msg({ id: 'Searched public content' }),
  },
}

export function findToolTexts(name: string): ToolWords | null {
  return Object.hasOwn(tools, name) ? tools[name as ToolName] : null
}

export function isCallTo({ name }: { readonly name: string }, tool: ToolName): boolean {
  return name === tool
}
