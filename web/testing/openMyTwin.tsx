import myTwinQuery from '../__generated__/MyTwinScreenQuery.graphql.ts'
import { ada, openApp } from './openApp.tsx'

const everySection = { achievements: true, posts: true, photos: true, skills: true, projects: true }

const preview = {
  id: 'public-ada',
  username: 'ada',
  displayName: 'Ada',
  avatarUrl: null,
  title: null,
  bio: 'Hydrologist',
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
}

const profile = {
  ...preview,
  id: 'profile-ada',
  title: null,
  audience: 'PRIVATE',
  publicFields: [],
  fieldAudiences: [
    { field: 'BIO', audience: 'LISTED' },
    { field: 'TITLE', audience: 'PRIVATE' },
  ],
  photoAudiences: [{ photo: '/river.jpg', audience: 'LISTED' }],
  sectionVisibility: everySection,
  suggestedQuestions: [],
  publicProfileUrl: null,
  embedOrigins: [],
  preview,
}

export async function openMyTwin(path = '/twin', change: object = {}) {
  const app = await openApp(path, ada)
  await app.respond(myTwinQuery, {
    viewer: {
      profile: { ...profile, ...change },
      chosenPeople: [],
      invitationLink: null,
      profileProposals: [],
      twinUnanswered: [],
      twinPrivacyCheck: null,
    },
  })
  return app
}

/** A response to `useUpdateProfileMutation`. */
export const saved = (change: object) => ({ updateProfile: { __typename: 'UpdateProfilePayload', profile: { ...profile, ...change } } })
