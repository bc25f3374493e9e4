import { emptyPublicProfile } from './publicProfileSample.ts'

export const profile = {
  ...emptyPublicProfile,
  __typename: 'Profile',
  id: 'profile-1',
  isPublic: false,
  publicFields: [] as string[],
  sectionVisibility: { skills: true, achievements: true, projects: true },
  preview: { ...emptyPublicProfile, __typename: 'PublicProfile', id: 'public-1', username: 'mira' },
}

export const twinChat = {
  __typename: 'Thread',
  id: 'thread-2',
  uuid: '0198b5a6-0000-7000-8000-000000000002',
  threadType: 'PUBLIC_TWIN_CHAT',
}

export const createDrafts = (field: string, ...values: string[]) =>
  values.map((value) => ({
    __typename: 'ProfileProposal',
    id: `${field} ${value}`,
    uuid: `${field} ${value}`,
    field,
    value,
    evidence: null,
    sourceItem: null,
  }))

interface Sample {
  proposals?: ReturnType<typeof createDrafts>
  change?: Partial<typeof profile>
  recent?: (typeof twinChat)[]
}

export const createViewer = ({ proposals = [], change = {}, recent = [] }: Sample) => ({
  __typename: 'Viewer',
  id: 'client:root:viewer',
  threads: { edges: recent.map((node) => ({ __typename: 'ThreadEdge', node })) },
  profileProposals: proposals,
  profile: { ...profile, ...change },
})

export const onboarding = (sample: Sample = {}) => ({ viewer: createViewer(sample) })

export const ended = {
  finishOnboarding: { __typename: 'FinishOnboardingPayload', user: { __typename: 'User', id: 'user-1', isOnboarded: true } },
}
