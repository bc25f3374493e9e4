import { Readable } from 'node:stream'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { answer, describeJson, describeCreated, describeError } from '../rest/bodies.ts'
import { defineDefaultError } from '../rest/errors/errors.ts'
import { receiveFiles, TooLargeError } from '../rest/multipart.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { InputError } from '../platform/errors.ts'
import type { Viewer } from '../platform/viewer.ts'
import { registerChosenPeopleRoutes } from './audiences/chosenPeople.rest.ts'
import { maxPictureBytes } from './pictures/drawing.ts'
import { profileBody, profileChangeBody, proposalBody, showProfile, showProposal, toChange } from './bodies.ts'
import { registerDraftRoutes } from './drafts/drafts.rest.ts'
import { registerProposalRoutes } from './proposals/proposals.rest.ts'

const pictureForm = z
  .object({ file: z.string().openapi({ format: 'binary', description: 'JPEG, PNG, WebP, GIF or AVIF image of at most 10 MB.' }) })
  .openapi('PictureForm')

const uploadPicture = createRoute({
  method: 'post',
  path: '/profile/upload-picture',
  tags: ['Profile'],
  summary: 'Upload a profile picture',
  description: 'Cropped to a square, without metadata. Replaces the previous picture.',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: pictureForm } } } },
  responses: { 200: answer('Profile with its new picture.', profileBody) },
})

const addPhoto = createRoute({
  method: 'post',
  path: '/profile/photos',
  tags: ['Profile'],
  summary: 'Add a photo to the profile',
  description: 'Stored without metadata and appended to `photos`; removing its URL there deletes it.',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: pictureForm } } } },
  responses: { 201: describeCreated('The profile with its new photo.', profileBody) },
})

export function registerProfileRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Profile')
  registerProposalRoutes(app)
  registerDraftRoutes(app)
  registerChosenPeopleRoutes(app)

  route('get', '/profile', 'profile', {
    summary: 'Get the caller’s profile',
    description: 'Includes private fields. The public view is GET /profile/public/{username}.',
    responses: { 200: answer('Profile.', profileBody) },
    handle: async (c) => {
      const { profile, pictures } = c.get('services')
      return c.json(showProfile(await profile.get(requireViewer(c)), pictures), 200)
    },
  })

  route('put', '/profile', 'updateProfile', {
    summary: 'Change the caller’s profile',
    description:
      'Omitted fields stay unchanged. Lists are replaced, except `field_audiences` and `photo_audiences`; `metadata`, `twin_metadata` and `section_visibility` are merged by key.',
    request: { body: describeJson(profileChangeBody) },
    responses: {
      200: answer('Profile after the update.', profileBody),
      403: describeError('The request came from another site, or the email address is unconfirmed (`email_not_verified`).'),
      409: describeError('`username_taken`: another account has this username.'),
    },
    handle: async (c) => {
      const { profile, pictures } = c.get('services')
      return c.json(showProfile(await profile.update(requireViewer(c), toChange(c.req.valid('json'))), pictures), 200)
    },
  })

  // A validator would read the whole form into memory.
  app.openAPIRegistry.registerPath(uploadPicture)
  app.post(uploadPicture.path, defineDefaultError('uploadPicture'), async (c) => {
    const viewer = requireViewer(c)
    const { profile, pictures } = c.get('services')
    await receivePicture(c, viewer, (stream) => pictures.choose(viewer, stream))
    return c.json(showProfile(await profile.get(viewer), pictures), 200)
  })

  route('delete', '/profile/picture', 'updateProfile', {
    summary: 'Delete the profile picture',
    description: 'Deletes all sizes within minutes. Does nothing without a picture.',
    responses: { 200: answer('Profile without its picture.', profileBody) },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { profile, pictures } = c.get('services')
      await pictures.remove(viewer)
      return c.json(showProfile(await profile.get(viewer), pictures), 200)
    },
  })

  app.openAPIRegistry.registerPath(addPhoto)
  app.post(addPhoto.path, defineDefaultError('addPhoto'), async (c) => {
    const viewer = requireViewer(c)
    const { profile, pictures } = c.get('services')
    await receivePicture(c, viewer, (stream) => profile.addPhoto(viewer, stream))
    const shown = showProfile(await profile.get(viewer), pictures)
    return c.json(shown, 201, { location: shown.photos.at(-1) ?? '' })
  })

  route('post', '/profile/update-from-stories', 'updateFromStories', {
    summary: 'Propose profile changes from stories',
    description: 'The profile stays unchanged until a proposal is accepted.',
    responses: {
      200: answer(
        'Unchanged profile and all pending proposals.',
        z.object({ profile: profileBody, proposals: z.array(proposalBody) }).openapi('StoryProposals'),
      ),
    },
    handle: async (c) => {
      const { storyProposals, pictures } = c.get('services')
      const found = await storyProposals.proposeFromStories(requireViewer(c))
      return c.json({ profile: showProfile(found.profile, pictures), proposals: found.proposals.map(showProposal) }, 200)
    },
  })
}

async function receivePicture(c: Context<RestEnv>, viewer: Viewer, keep: (stream: Readable) => Promise<unknown>): Promise<void> {
  let isKept = false
  const tooLarge = new TooLargeError('picture_too_large', { params: { limit: maxPictureBytes / 1024 / 1024 } })
  const { openStreams } = c.get('services')
  // The session may end before the picture has arrived.
  async function* whileActive(stream: Readable) {
    yield* stream
    await openStreams.requireActive(viewer)
  }
  await receiveFiles(c.env.incoming, { files: 1, bytes: maxPictureBytes, tooLarge }, async ({ field, stream }) => {
    if (field !== 'file') throw new InputError('picture_wrong_field', { field: 'file' })
    await keep(Readable.from(whileActive(stream)))
    isKept = true
  })
  if (!isKept) throw new InputError('picture_required', { field: 'file' })
}
