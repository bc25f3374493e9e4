import myTwinQuery from '../__generated__/MyTwinScreenQuery.graphql.ts'
import { ada, openApp } from './openApp.tsx'
import { emptyPublicProfile } from './publicProfileSample.ts'

const everySection = { achievements: true, posts: true, photos: true, skills: true, projects: true }

const preview = { ...emptyPublicProfile, id: 'public-ada', displayName: 'Ada', bio: 'Hydrologist' }

const profile = {
  ...preview,
  id: 'profile-ada',
  audience: 'PRIVATE',
  publicFields: [],
  fieldAudiences: [
    { field: 'BIO', audience: 'LISTED' },
    { field: 'TITLE', audience: 'PRIVATE' },
  ],
  photoAudiences: [{ photo: '/river.jpg', audience: 'LISTED' }],
  sectionVisibility: everySection,
  publicProfileUrl: null,
  embedOrigins: [],
  showsAccuracy: false,
  preview,
}

export async function openMyTwin(path = '/twin', change: object = {}, shown: object = {}) {
  const app = await openApp(path, ada)
  await app.respond(myTwinQuery, {
    viewer: {
      profile: { ...profile, preview: { ...preview, ...shown }, ...change },
      chosenPeople: [],
      invitationLink: null,
      profileProposals: [],
      twinUnanswered: [],
      twinPrivacyCheck: null,
      twinAccuracy: null,
    },
  })
  return app
}

export const saved = (change: object) => ({ updateProfile: { __typename: 'UpdateProfilePayload', profile: { ...profile, ...change } } })
