import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { exposeFields } from '../../graphql/exposeFields.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { AnnouncementEvent } from '../../liveUpdates/viewerEvents.ts'
import type { Announcement } from './announcement.service.ts'
import { announcementBody } from './announcementBody.ts'

const AnnouncementType = builder.objectRef<Announcement>('Announcement').implement({
  description: 'Message of an operator to all users.',
  fields: (t) => exposeFields(t, announcementBody),
})

export const AnnouncementChanged = builder.objectRef<AnnouncementEvent>('AnnouncementChanged').implement({
  description: 'The announcement was published or removed.',
  fields: (t) => ({
    announcement: t.field({
      type: AnnouncementType,
      nullable: true,
      description: 'Current announcement; null if none.',
      resolve: ({ announcement }) => announcement,
    }),
  }),
})

builder.objectField(ViewerType, 'announcement', (t) =>
  t.field({
    type: AnnouncementType,
    nullable: true,
    description: 'Current announcement of the operators; null if none.',
    resolve: (_viewer, _args, { services }) => services.announcement.find(),
  }),
)

const PublishInput = builder.inputType('PublishAnnouncementInput', {
  description: 'Announcement that replaces the current one.',
  fields: (t) => ({
    text: t.string({ required: true, description: 'Plain text, at most 500 characters.' }),
    endsAt: t.field({ type: 'DateTime', description: 'When it disappears; by default when removed.' }),
  }),
})

const PublishPayload = defineViewerPayload('PublishAnnouncementPayload', 'The announcement is visible to all users.')
const RemovePayload = defineViewerPayload('RemoveAnnouncementPayload', 'The announcement is removed.')

defineMutations('operator', (t) => ({
  publishAnnouncement: t.withAuth({ signedIn: true }).field({
    type: PublishPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Shows an announcement to all users instead of the current one, as an operator.',
    args: { input: t.arg({ type: PublishInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      await services.announcement.publish(viewer, input)
      return { viewer }
    },
  }),
  removeAnnouncement: t.withAuth({ signedIn: true }).field({
    type: RemovePayload,
    errors: { types: [NotFoundError] },
    description: 'Removes the announcement, as an operator.',
    resolve: async (_root, _args, { services, viewer }) => {
      await services.announcement.remove(viewer)
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
