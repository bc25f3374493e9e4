import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { InputError, RateLimitError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { ProfileProposalNode } from '../proposals/proposals.graph.ts'
import type { ProfileProposal } from '../proposals/proposals.service.ts'
import type { FieldDraft } from './drafts.service.ts'

const DraftableFieldEnum = builder.enumType('DraftableField', {
  description: 'A profile field that can be drafted from an answer.',
  values: {
    DISPLAY_NAME: { value: 'display_name', description: 'Name shown to others.' },
    TITLE: { value: 'title', description: 'Headline, such as a job title. Never public.' },
    BIO: { value: 'bio', description: 'Short biography.' },
    INTERESTS: { value: 'interests', description: 'Interests; a list.' },
    LOCATION: { value: 'location', description: 'City or country.' },
    SKILLS: { value: 'skills', description: 'Skills; a list.' },
    ACHIEVEMENTS: { value: 'achievements', description: 'Achievements; a list.' },
    PROJECTS: { value: 'projects', description: 'Projects; a list.' },
  } as const satisfies Record<string, { value: FieldDraft['field']; description: string }>,
})

const DraftProfileInput = builder.inputType('DraftProfileInput', {
  description: 'Input for drafting a profile. Exactly one field is required.',
  fields: (t) => ({
    text: t.string({ description: 'A biography or CV as text, at most 100,000 characters.' }),
    fileId: t.id({ description: 'The ID of an upload, such as a CV as PDF, DOCX or text.' }),
    url: t.string({ description: 'The public HTTP or HTTPS URL of a page about the viewer. Defaults to HTTPS if it has no scheme.' }),
  }),
})

const DraftProfileFieldInput = builder.inputType('DraftProfileFieldInput', {
  description: 'Input for drafting a profile field from an answer or from exact values.',
  fields: (t) => ({
    field: t.field({ type: DraftableFieldEnum, required: true, description: 'The field to draft.' }),
    answer: t.string({ description: 'The viewer’s answer, at most 100,000 characters. Lists are split into entries.' }),
    values: t.stringList({ description: 'The exact values, instead of an answer; an empty list withdraws the drafts of the field.' }),
  }),
})

interface Drafted {
  viewer: Viewer
  drafts: ProfileProposal[]
}

const drafted = {
  drafts: 'The pending proposals, oldest first; empty if nothing was found.',
  viewer: 'The viewer, for refetching the pending proposals.',
}

const DraftProfilePayload = builder.objectRef<Drafted>('DraftProfilePayload').implement({
  description: 'The source was read. The profile is unchanged until proposals are accepted.',
  fields: (t) => ({
    drafts: t.field({ type: [ProfileProposalNode], description: drafted.drafts, resolve: ({ drafts }) => drafts }),
    viewer: t.field({ type: ViewerType, description: drafted.viewer, resolve: ({ viewer }) => viewer }),
  }),
})

const DraftProfileFieldPayload = builder.objectRef<Drafted>('DraftProfileFieldPayload').implement({
  description: 'The field is drafted. The profile is unchanged until proposals are accepted.',
  fields: (t) => ({
    drafts: t.field({ type: [ProfileProposalNode], description: drafted.drafts, resolve: ({ drafts }) => drafts }),
    viewer: t.field({ type: ViewerType, description: drafted.viewer, resolve: ({ viewer }) => viewer }),
  }),
})

builder.mutationFields((t) => ({
  draftProfile: t.withAuth({ signedIn: true }).field({
    type: DraftProfilePayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Proposes profile values found in a text, an upload or a web page. The rate limit is per user.',
    args: { input: t.arg({ type: DraftProfileInput, required: true, description: 'The text, upload or web page to read.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      return { viewer, drafts: await services.profileDrafts.draft(viewer, input) }
    },
  }),
  draftProfileField: t.withAuth({ signedIn: true }).field({
    type: DraftProfileFieldPayload,
    errors: { types: [InputError, RateLimitError] },
    description: 'Replaces the drafts of a profile field with an answer. The profile is unchanged until proposals are accepted.',
    args: { input: t.arg({ type: DraftProfileFieldInput, required: true, description: 'The field with its answer or values.' }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      viewer,
      drafts: await services.profileDrafts.draftField(viewer, input),
    }),
  }),
}))
