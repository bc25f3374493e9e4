export const profile = {
  __typename: 'Profile',
  id: 'profile-1',
  isPublic: false,
  displayName: null as string | null,
  title: null as string | null,
  bio: null as string | null,
  interests: [] as string[],
  location: null as string | null,
  skills: [] as string[],
  achievements: [] as string[],
  projects: [] as { title: string }[],
  publicFields: [] as string[],
  sectionVisibility: { skills: true, achievements: true, projects: true },
  preview: {
    __typename: 'PublicProfile',
    id: 'public-1',
    username: 'mira',
    displayName: null,
    avatarUrl: null,
    bio: null,
    interests: [],
    location: null,
    achievements: [],
    posts: [],
    photos: [],
    skills: [],
    projects: [],
    items: [],
    suggestedQuestions: [],
    isTwinEnabled: true,
  },
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
