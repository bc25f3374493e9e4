import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, json, made, refusal } from '../rest/bodies.ts'
import { defaultError } from '../rest/errors/errors.ts'
import { receiveFiles, TooLargeError } from '../rest/multipart.ts'
import { requireViewer, type RestEnv } from '../rest/router.ts'
import { InputError } from '../platform/errors.ts'
import { maxPictureBytes } from './pictures/drawing.ts'
import { profileBody, profileChangeBody, proposalBody, showProfile, showProposal, toChange } from './bodies.ts'
import { registerProposalRoutes } from './proposals/proposals.rest.ts'

const pictureForm = z
  .object({ file: z.string().openapi({ format: 'binary', description: 'JPEG, PNG, WebP, GIF or AVIF, at most 10 MB.' }) })
  .openapi('PictureForm')

const uploadPicture = createRoute({
  method: 'post',
  path: '/profile/upload-picture',
  tags: ['Profile'],
  summary: 'Choose a profile picture',
  description: 'It is drawn anew as a square, without its metadata; the one before is deleted.',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: pictureForm } } } },
  responses: { 200: answer('The profile with its new picture.', profileBody) },
})

const addPhoto = createRoute({
  method: 'post',
  path: '/profile/photos',
  tags: ['Profile'],
  summary: 'Add a photo to one’s own profile',
  description: 'It is drawn anew, without its metadata, and comes after the others. Taking its address out of `photos` deletes it.',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: pictureForm } } } },
  responses: { 201: made('The profile with its new photo.', profileBody) },
})

export function registerProfileRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Profile']
  registerProposalRoutes(app)

  app.openapi(
    createRoute({
      method: 'get',
      path: '/profile',
      tags,
      summary: 'Read one’s own profile',
      description:
        'The caller’s own, with what only they see. A profile that was never filled in answers with its defaults. What others see of it is in GET /profile/public/{username}.',
      middleware: defaultError('profile'),
      responses: { 200: answer('The profile, with defaults where nothing was filled in.', profileBody) },
    }),
    async (c) => {
      const { profile, pictures } = c.get('services')
      return c.json(showProfile(await profile.get(requireViewer(c)), pictures), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'put',
      path: '/profile',
      tags,
      summary: 'Change one’s own profile',
      description:
        'What is left out stays as it is. Lists are replaced whole; metadata, twin_metadata and section_visibility are merged by key.',
      middleware: defaultError('updateProfile'),
      request: { body: json(profileChangeBody) },
      responses: {
        200: answer('The profile as it is now.', profileBody),
        403: refusal(
          'Another site made a browser send this, or what would be shown to others needs a confirmed address (`email_not_verified`).',
        ),
        409: refusal('`username_taken`: another account has this username.'),
      },
    }),
    async (c) => {
      const { profile, pictures } = c.get('services')
      return c.json(showProfile(await profile.update(requireViewer(c), toChange(c.req.valid('json'))), pictures), 200)
    },
  )

  // Only described: a validator would read the whole form into memory.
  app.openAPIRegistry.registerPath(uploadPicture)
  app.post(uploadPicture.path, defaultError('uploadPicture'), async (c) => {
    const viewer = requireViewer(c)
    const { profile, pictures } = c.get('services')
    await receivePicture(c.env.incoming, (stream) => pictures.choose(viewer, stream))
    return c.json(showProfile(await profile.get(viewer), pictures), 200)
  })

  app.openapi(
    createRoute({
      method: 'delete',
      path: '/profile/picture',
      middleware: defaultError('updateProfile'),
      tags,
      summary: 'Delete the profile picture; initials stand in',
      description: 'The files of all its sizes are deleted within minutes. Without a picture nothing changes.',
      responses: { 200: answer('The profile without a picture.', profileBody) },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const { profile, pictures } = c.get('services')
      await pictures.remove(viewer)
      return c.json(showProfile(await profile.get(viewer), pictures), 200)
    },
  )

  app.openAPIRegistry.registerPath(addPhoto)
  app.post(addPhoto.path, defaultError('addPhoto'), async (c) => {
    const viewer = requireViewer(c)
    const { profile, pictures } = c.get('services')
    await receivePicture(c.env.incoming, (stream) => profile.addPhoto(viewer, stream))
    const shown = showProfile(await profile.get(viewer), pictures)
    return c.json(shown, 201, { location: shown.photos.at(-1) ?? '' })
  })

  app.openapi(
    createRoute({
      method: 'post',
      path: '/profile/update-from-stories',
      tags,
      summary: 'Propose changes of the profile from one’s stories',
      description: 'Changes nothing: each proposal waits until it is accepted.',
      middleware: defaultError('updateFromStories'),
      responses: {
        200: answer(
          'The profile as it was, and every proposal that waits.',
          z.object({ profile: profileBody, proposals: z.array(proposalBody) }).openapi('StoryProposals'),
        ),
      },
    }),
    async (c) => {
      const { storyProposals, pictures } = c.get('services')
      const found = await storyProposals.fromStories(requireViewer(c))
      return c.json({ profile: showProfile(found.profile, pictures), proposals: found.proposals.map(showProposal) }, 200)
    },
  )
}

/** The one file of a form, in the field `file`. */
async function receivePicture(request: IncomingMessage, keep: (stream: Readable) => Promise<unknown>): Promise<void> {
  let isKept = false
  const tooLarge = new TooLargeError('picture_too_large', { params: { limit: maxPictureBytes / 1024 / 1024 } })
  await receiveFiles(request, { files: 1, bytes: maxPictureBytes, tooLarge }, async ({ field, stream }) => {
    if (field !== 'file') throw new InputError('picture_wrong_field', { field: 'file' })
    await keep(stream)
    isKept = true
  })
  if (!isKept) throw new InputError('picture_required', { field: 'file' })
}
