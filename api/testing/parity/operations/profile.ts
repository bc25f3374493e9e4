import { graph, type Input, mutation, type Operation, type Outcome, rest, restOutcome, without } from '../parity.ts'
import type { Client } from '../../client.ts'

const ownProfile = `email username display_name: displayName title bio interests achievements avatar_url: avatarUrl
  profile_picture_url: avatarUrl public: isPublic audience field_audiences: fieldAudiences { field audience }
  photo_audiences: photoAudiences { photo audience } created_at: createdAt updated_at: updatedAt public_profile_url: publicProfileUrl
  public_fields: publicFields twin_enabled: isTwinEnabled open_to_twins: isOpenToTwins suggested_questions: suggestedQuestions embed_origins: embedOrigins shows_accuracy: showsAccuracy metadata posts { title content } photos skills projects { title description } location
  twin_metadata: twinMetadata`
export const publicPerson = `username display_name: displayName avatar_url: avatarUrl profile_picture_url: avatarUrl title bio interests location
  achievements posts { title content } photos skills projects { title description }
  section_visibility: sectionVisibility { achievements posts photos skills projects }
  suggested_questions: suggestedQuestions`
export const accuracy = `measured_at: measuredAt check_count: checkCount passed_count: passedCount unsourced_count: unsourcedCount
  refused_count: refusedCount answer_count: answerCount traced_count: tracedCount`
const publicProfile = `${publicPerson} greeting accuracy { ${accuracy} } items { id: uuid kind title content updated_at: updatedAt }`

const withoutId = (shown: Input) => Object.fromEntries(Object.entries(shown).filter(([key]) => key !== 'id'))

export const inPublic = ({ section_visibility, ...shown }: Input): Input => ({ ...shown, twin_metadata: { section_visibility } })

const change: Input = {
  display_name: 'Ada',
  bio: 'Keeps a lighthouse.',
  interests: ['sailing', 'birds'],
  posts: [{ title: 'First', content: 'Hello.' }],
  projects: [{ title: 'Lamp', description: 'A brighter one.' }],
  skills: ['welding'],
  public: true,
  public_fields: ['bio', 'display_name', 'skills', 'projects'],
  suggested_questions: ['What do you keep?'],
  embed_origins: ['https://Example.org/', 'http://localhost:8080'],
  shows_accuracy: true,
  twin_metadata: { section_visibility: { projects: false } },
}

const renamed: Record<string, string> = {
  display_name: 'displayName',
  public: 'isPublic',
  public_fields: 'publicFields',
  field_audiences: 'fieldAudiences',
  photo_audiences: 'photoAudiences',
  twin_enabled: 'isTwinEnabled',
  open_to_twins: 'isOpenToTwins',
  suggested_questions: 'suggestedQuestions',
  embed_origins: 'embedOrigins',
  shows_accuracy: 'showsAccuracy',
  twin_metadata: 'twinMetadata',
}

function asGraphInput(body: Input): Input {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      renamed[key] ?? key,
      key === 'public_fields' || key === 'audience' || key.endsWith('_audiences') ? upperCaseEnums(value) : value,
    ]),
  )
}

/** The values of enums, which are in lower case in REST. URLs stay as they are. */
function upperCaseEnums(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(upperCaseEnums)
  if (typeof value === 'string') return value.includes('/') ? value : value.toUpperCase()
  return Object.fromEntries(Object.entries(value as Input).map(([key, inner]) => [key, upperCaseEnums(inner)]))
}

const sendFile = async (client: Client, path: string, bytes: unknown) => {
  const body = new FormData()
  body.append('file', new File([bytes as Uint8Array<ArrayBuffer>], 'me.png', { type: 'image/png' }))
  return fetchJson(client, path, body)
}

const choosePicture = async (client: Client, { bytes }: Input): Promise<Outcome> =>
  restOutcome(await sendFile(client, '/api/v1/profile/upload-picture', bytes), ({ avatar_url, profile_picture_url }) => ({
    hasPicture: String(avatar_url).endsWith('.webp') && avatar_url === profile_picture_url,
  }))

const addPhoto = async (client: Client, { bytes }: Input): Promise<Outcome> =>
  restOutcome(await sendFile(client, '/api/v1/profile/photos', bytes), ({ photos }) => ({ count: (photos as string[]).length }))

export async function fetchJson(client: Client, path: string, body: FormData, method = 'POST') {
  const response = await client.fetch(path, { method, body })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Input }
}

const readPicture = graph(
  '{ viewer { profile { avatarUrl } } }',
  () => ({}),
  ({ viewer }) => ({
    hasPicture: String((viewer?.profile as Input | undefined)?.avatarUrl).endsWith('.webp'),
  }),
)

const readPhotos = graph(
  '{ viewer { profile { photos } } }',
  () => ({}),
  ({ viewer }) => ({ count: (viewer?.profile as { photos: string[] } | undefined)?.photos.length }),
)

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

export const profileOperations: Operation[] = [
  {
    call: 'GET /api/v1/profile',
    rest: rest(() => ['GET', '/profile'], withoutId),
    graph: graph(
      `{ viewer { profile { ${ownProfile} } } }`,
      () => ({}),
      ({ viewer }) => viewer?.profile,
    ),
    cases: [
      { title: 'shows the owner their own', as: 'owner' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'PUT /api/v1/profile',
    rest: rest((body) => ['PUT', '/profile', body], withoutId),
    graph: mutation('updateProfile', `profile { ${ownProfile} }`, asGraphInput, ({ profile: changed }) => changed),
    cases: [
      { title: 'changes many fields', as: 'owner', input: () => change },
      { title: 'clears one', as: 'owner', input: () => ({ location: null }) },
      {
        title: 'narrows the profile',
        as: 'owner',
        input: () => ({ audience: 'link', field_audiences: [{ field: 'bio', audience: 'people' }] }),
      },
      {
        title: 'narrows a photo',
        as: 'owner',
        input: () => ({
          photos: ['https://example.org/lamp.webp'],
          photo_audiences: [{ photo: 'https://example.org/lamp.webp', audience: 'people' }],
        }),
      },
      {
        title: 'lists it again',
        as: 'owner',
        input: () => ({ audience: 'listed', photos: [], field_audiences: [{ field: 'bio', audience: 'listed' }] }),
      },
      { title: 'turns the twin off', as: 'owner', input: () => ({ twin_enabled: false }) },
      { title: 'turns it on again', as: 'owner', input: () => ({ twin_enabled: true }) },
      { title: 'requires a confirmed email address', as: 'other', input: () => ({ public: true }), status: 403 },
      {
        title: 'refuses six suggested questions',
        as: 'owner',
        input: () => ({ suggested_questions: ['1', '2', '3', '4', '5', '6'] }),
        status: 400,
      },
      { title: 'refuses an origin with a path', as: 'owner', input: () => ({ embed_origins: ['https://example.org/blog'] }), status: 400 },
      { title: 'refuses a reserved username', as: 'owner', input: () => ({ username: 'settings' }), status: 400 },
      { title: 'refuses a taken username', as: 'owner', input: ({ other: { username } }) => ({ username }), status: 409 },
      { title: 'refuses an overlong text', as: 'owner', input: () => ({ bio: 'x'.repeat(100_000) }), status: 400 },
      { title: 'needs a session', as: 'anyone', input: () => change, status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/profile/public/{username}',
    rest: rest(({ username }) => ['GET', `/profile/public/${String(username)}`]),
    graph: graph(
      `query ($username: String!) { result: publicProfile(username: $username) { ${publicProfile} } }`,
      ({ username }) => ({ username }),
      ({ result }) => result && inPublic(result),
    ),
    cases: [
      { title: 'needs no session', as: 'anyone', input: ({ owner: { username } }) => ({ username }) },
      { title: 'shows its owner the same', as: 'owner', input: ({ owner: { username } }) => ({ username }) },
      { title: 'hides one that is private', as: 'owner', input: ({ other: { username } }) => ({ username }), status: 404 },
      { title: 'refuses an unknown name', as: 'anyone', input: () => ({ username: 'unknown' }), status: 404 },
    ],
  },
  {
    call: 'GET /api/v1/twin/{username}',
    rest: rest(({ username }) => ['GET', `/twin/${String(username)}`]),
    graph: graph(
      `query ($username: String!) { result: twin(username: $username) { profile { ${publicProfile} caller_signature: viewerSignature can_start_talk: viewerCanStartTalk } public: isPublic enabled: isEnabled demo: isDemo
        suggested_questions: suggestedQuestions caller_is_remembered: isViewerRemembered conversation { uuid } } }`,
      ({ username }) => ({ username }),
      ({ result }) => {
        if (!result) return null
        const { profile: shown, conversation, ...twin } = result
        return { ...inPublic(shown as Input), ...twin, thread_id: (conversation as { uuid: string } | null)?.uuid ?? null }
      },
    ),
    cases: [
      { title: 'needs no session', as: 'anyone', input: ({ owner: { username } }) => ({ username }) },
      { title: 'shows the owner of a private one', as: 'other', input: ({ other: { username } }) => ({ username }) },
      { title: 'hides one that is private', as: 'anyone', input: ({ other: { username } }) => ({ username }), status: 404 },
      { title: 'refuses an unknown name', as: 'owner', input: () => ({ username: 'unknown' }), status: 404 },
    ],
  },
  {
    call: 'POST /api/v1/profile/upload-picture',
    rest: choosePicture,
    graph: async (client, input) => {
      const chosen = await choosePicture(client, input)
      return 'failed' in chosen ? chosen : readPicture(client, {})
    },
    cases: [
      { title: 'chooses one', as: 'other', input: () => ({ bytes: png }) },
      { title: 'refuses an unknown one', as: 'other', input: () => ({ bytes: Buffer.from('no picture') }), status: 415 },
      { title: 'needs a session', as: 'anyone', input: () => ({ bytes: png }), status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/profile/photos',
    rest: addPhoto,
    graph: async (client, input) => {
      const added = await addPhoto(client, input)
      return 'failed' in added ? added : readPhotos(client, {})
    },
    cases: [
      { title: 'adds one', as: 'other', input: () => ({ bytes: png }) },
      { title: 'refuses an unknown one', as: 'other', input: () => ({ bytes: Buffer.from('no picture') }), status: 415 },
      { title: 'needs a session', as: 'anyone', input: () => ({ bytes: png }), status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/profile/update-from-stories',
    rest: rest(
      () => ['POST', '/profile/update-from-stories'],
      ({ profile: shown, proposals }) => ({
        profile: withoutId(shown as Input),
        proposals: (proposals as Input[]).map((proposal) => without(proposal, 'source_item_id')),
      }),
    ),
    graph: graph(
      `mutation { result: updateProfileFromStories { __typename ... on UserError { message code params }
        ... on UpdateProfileFromStoriesPayload { profile { ${ownProfile} } proposals { id: uuid source field value evidence status
          created_at: createdAt } } } }`,
      () => ({}),
      ({ result }) => result,
    ),
    cases: [
      { title: 'proposes facts from the stories', as: 'owner' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
]
