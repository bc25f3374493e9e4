import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { InputError, RateLimitError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { ProfileProposalNode } from '../proposals/proposals.graph.ts'
import type { ProfileProposal } from '../proposals/proposals.service.ts'
import type { FieldDraft } from './drafts.service.ts'

const DraftableFieldEnum = builder.enumType('DraftableField', {
  description: 'Profile field that can be drafted.',
  values: {
    DISPLAY_NAME: { value: 'display_name', description: 'Name shown to others.' },
    TITLE: { value: 'title', description: 'Headline, such as a job title; not public by default.' },
    BIO: { value: 'bio', description: 'Biography in short form.' },
    INTERESTS: { value: 'interests', description: 'Interests, as a list.' },
    LOCATION: { value: 'location', description: 'City, region or country.' },
    SKILLS: { value: 'skills', description: 'Skills, as a list.' },
    ACHIEVEMENTS: { value: 'achievements', description: 'Achievements, as a list.' },
    PROJECTS: { value: 'projects', description: 'Projects, as a list.' },
  } as const satisfies Record<string, { value: FieldDraft['field']; description: string }>,
})

const DraftProfileInput = builder.inputType('DraftProfileInput', {
  description: 'Exactly one source for the drafts.',
  fields: (t) => ({
    text: t.string({ description: 'Biography or CV, at most 100,000 characters.' }),
    fileId: t.id({ description: 'ID of an upload, such as a CV.' }),
    url: t.string({ description: 'Public HTTP or HTTPS URL about the viewer.' }),
  }),
})

const DraftProfileFieldInput = builder.inputType('DraftProfileFieldInput', {
  description: 'Answer or values for a field.',
  fields: (t) => ({
    field: t.field({ type: DraftableFieldEnum, required: true, description: 'Profile field to draft.' }),
    answer: t.string({ description: 'Answer, at most 100,000 characters, split for lists.' }),
    values: t.stringList({ description: 'Exact values instead of an answer; an empty list withdraws the drafts.' }),
  }),
})

interface Drafted {
  viewer: Viewer
  drafts: ProfileProposal[]
}

const drafted = {
  drafts: 'Pending proposals, oldest first.',
  viewer: 'For refetching pending proposals.',
}

const DraftProfilePayload = builder.objectRef<Drafted>('DraftProfilePayload').implement({
  description: 'Drafts were made; the profile is unchanged.',
  fields: (t) => ({
    drafts: t.field({ type: [ProfileProposalNode], description: drafted.drafts, resolve: ({ drafts }) => drafts }),
    viewer: t.field({ type: ViewerType, description: drafted.viewer, resolve: ({ viewer }) => viewer }),
  }),
})

const DraftProfileFieldPayload = builder.objectRef<Drafted>('DraftProfileFieldPayload').implement({
  description: 'Drafts were made; the profile is unchanged.',
  fields: (t) => ({
    drafts: t.field({ type: [ProfileProposalNode], description: drafted.drafts, resolve: ({ drafts }) => drafts }),
    viewer: t.field({ type: ViewerType, description: drafted.viewer, resolve: ({ viewer }) => viewer }),
  }),
})

builder.mutationFields((t) => ({
  draftProfile: t.withAuth({ signedIn: true }).field({
    type: DraftProfilePayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Proposes profile values from a source, rate limited.',
    args: { input: t.arg({ type: DraftProfileInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      return { viewer, drafts: await services.profileDrafts.draft(viewer, input) }
    },
  }),
  draftProfileField: t.withAuth({ signedIn: true }).field({
    type: DraftProfileFieldPayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Replaces the drafts of a field.',
    args: { input: t.arg({ type: DraftProfileFieldInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      viewer,
      drafts: await services.profileDrafts.draftField(viewer, input),
    }),
  }),
}))
