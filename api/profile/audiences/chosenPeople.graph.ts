import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { requireUuid, toUuidOrNil } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { ChosenPerson, SharedInvitation } from './chosenPeople.service.ts'

const ChosenPersonNode = builder.prismaNode('ChosenPerson', {
  description: 'Person chosen for the audience `PEOPLE`, visible only to the viewer.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: toUuidOrNil(id), ownerId: viewer?.userId ?? toUuidOrNil(''), invitationId: null }),
  fields: (t) => ({
    username: t.string({
      nullable: true,
      description: 'Member’s username; null if chosen by email address.',
      select: { user: { select: { username: true } } },
      resolve: ({ user }) => user?.username ?? null,
    }),
    email: t.exposeString('email', { nullable: true, description: 'Email address, if chosen by it; null otherwise.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the viewer chose the person.' }),
  }),
})

const InvitationLinkType = builder.objectRef<SharedInvitation>('InvitationLink').implement({
  description: 'Link that adds visitors to the audience `PEOPLE`.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'URL to share.' }),
    visitorCount: t.exposeInt('visitorCount', { description: 'Number of visitors and members who opened it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the link was created.' }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  chosenPeople: t.field({
    type: [ChosenPersonNode],
    nullable: true,
    description: 'People chosen for the audience `PEOPLE`, newest first, at most 200.',
    resolve: (viewer, _args, { services }) => services.chosenPeople.list(viewer),
  }),
  invitationLink: t.field({
    type: InvitationLinkType,
    nullable: true,
    description: 'Viewer’s invitation link; null if there is none.',
    resolve: (viewer, _args, { services }) => services.chosenPeople.findLink(viewer),
  }),
}))

const AddChosenPersonInput = builder.inputType('AddChosenPersonInput', {
  description: 'Person to add, by username or email.',
  fields: (t) => ({
    person: t.string({ required: true, description: 'Member’s username, or an email address.' }),
  }),
})

const RemoveChosenPersonInput = builder.inputType('RemoveChosenPersonInput', {
  description: 'Chosen person to remove.',
  fields: (t) => ({
    personId: t.globalID({ required: true, for: ChosenPersonNode, description: 'ID of the chosen person to remove.' }),
  }),
})

const AddChosenPersonPayload = builder.objectRef<{ person: ChosenPerson; viewer: Viewer }>('AddChosenPersonPayload').implement({
  description: 'The person belongs to the audience `PEOPLE`.',
  fields: (t) => ({
    person: t.field({ type: ChosenPersonNode, description: 'Person added to the chosen people.', resolve: ({ person }) => person }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'Viewer, for refetching the people.' }),
  }),
})

const RemoveChosenPersonPayload = builder.objectRef<{ id: string; viewer: Viewer }>('RemoveChosenPersonPayload').implement({
  description: 'The person is removed, effective immediately.',
  fields: (t) => ({
    deletedPersonId: t.globalID({
      description: 'Global ID of the removed person.',
      resolve: ({ id }) => ({ type: 'ChosenPerson', id }),
    }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'Viewer, for refetching the people.' }),
  }),
})

const CreateInvitationLinkPayload = defineViewerPayload('CreateInvitationLinkPayload', 'The invitation link is ready to share.')
const RevokeInvitationLinkPayload = defineViewerPayload('RevokeInvitationLinkPayload', 'The link is revoked.')

builder.mutationFields((t) => ({
  addChosenPerson: t.withAuth({ signedIn: true }).field({
    type: AddChosenPersonPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Adds a person to the audience `PEOPLE`. An address counts for the account that has verified it.',
    args: { input: t.arg({ type: AddChosenPersonInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({ viewer, person: await services.chosenPeople.add(viewer, input) }),
  }),
  removeChosenPerson: t.withAuth({ signedIn: true }).field({
    type: RemoveChosenPersonPayload,
    errors: { types: [NotFoundError] },
    description: 'Removes a person from the audience `PEOPLE`.',
    args: { input: t.arg({ type: RemoveChosenPersonInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.personId.id)
      await services.chosenPeople.remove(viewer, { id })
      return { id, viewer }
    },
  }),
  createInvitationLink: t.withAuth({ signedIn: true }).field({
    type: CreateInvitationLinkPayload,
    description: 'Creates or returns the invitation link.',
    resolve: async (_root, _args, { services, viewer }) => {
      await services.chosenPeople.createLink(viewer)
      return { viewer }
    },
  }),
  revokeInvitationLink: t.withAuth({ signedIn: true }).field({
    type: RevokeInvitationLinkPayload,
    description: 'Revokes the invitation link and the access of its visitors.',
    resolve: async (_root, _args, { services, viewer }) => {
      await services.chosenPeople.revokeLink(viewer)
      return { viewer }
    },
  }),
}))

function defineViewerPayload(name: string, description: string) {
  return builder.objectRef<{ viewer: Viewer }>(name).implement({
    description,
    fields: (t) => ({ viewer: t.expose('viewer', { type: ViewerType, description: 'Viewer after the change.' }) }),
  })
}
