import type { AccountService } from '../../account/account.service.ts'
import { accountChange } from '../../account/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { maxPictureBytes } from '../../profile/pictures/drawing.ts'
import type { PhotoFiles } from '../../profile/pictures/photoFiles.ts'
import type { PicturesService } from '../../profile/pictures/pictures.service.ts'
import type { Profile, ProfileService } from '../../profile/profile.service.ts'
import { profileChange } from '../../profile/validation.ts'
import { characterChange } from '../../twin/character/validation.ts'
import { z } from 'zod'
import type { FileEntries } from './fileEntries.ts'

export interface ProfileUses {
  readonly account: AccountService
  readonly profile: ProfileService
  readonly photos: PhotoFiles
  readonly pictures: PicturesService
}

const objects = z.object({ account: z.looseObject({ answers: z.looseObject({}) }), profile: z.looseObject({}) })
const record = z.record(z.string(), z.unknown()).catch({})
const accountFields = accountChange.pick({
  timezone: true,
  about: true,
  language: true,
  theme: true,
  answerTone: true,
  answerLength: true,
  answerLanguage: true,
  remembersFromConversations: true,
  receivesDigestEmails: true,
  receivesInboxEmails: true,
})
/** Of the others: null. */
const defaults = new Map<string, unknown>([
  ['theme', 'system'],
  ['answerTone', 'neutral'],
  ['answerLength', 'medium'],
  ['remembersFromConversations', true],
  ['receivesDigestEmails', false],
  ['receivesInboxEmails', true],
])
/** The profile stays private. */
const profileFields = profileChange.omit({
  username: true,
  isPublic: true,
  audience: true,
  showsAccuracy: true,
  photos: true,
  photoAudiences: true,
})

/** Fills empty fields and keeps the profile private. Returns the number of values left out. */
export async function writeProfile(
  { db }: Pick<Platform, 'db'>,
  uses: ProfileUses,
  viewer: Viewer,
  { value, files }: { value: unknown; files: FileEntries },
): Promise<number> {
  const { data } = objects.safeParse(value)
  if (!data) return 1
  const settings = data.account
  const { tone, length, language } = settings.answers
  const given = { ...settings, answerTone: tone, answerLength: length, answerLanguage: language }
  let leftOut = await writeSettings(uses, viewer, given)
  const before = await uses.profile.get(viewer)
  if (!isEmpty(before)) return leftOut
  // Lists and sections already hide the private ones.
  const fieldAudiences = Object.entries(record.parse(data.profile.fieldAudiences)).flatMap(([field, audience]) =>
    audience === 'listed' || audience === 'private' ? [] : [{ field, audience }],
  )
  const taken = pickValid(profileFields.shape, { ...data.profile, fieldAudiences: fieldAudiences.length > 0 ? fieldAudiences : undefined })
  leftOut += taken.leftOut
  const photos = await storePhotos(uses, viewer, { profile: data.profile, files })
  leftOut += photos.leftOut
  const { isTwinEnabled, isOpenToTwins, displayName, ...texts } = taken.values as z.output<typeof profileFields>
  const change = {
    ...texts,
    ...(before.displayName === null && { displayName }),
    ...(isTwinEnabled === false && { isTwinEnabled }),
    ...(isOpenToTwins === false && { isOpenToTwins }),
    photos: photos.addresses,
    photoAudiences: photos.audiences,
  }
  const isWritten = await transaction(db, async (tx) => {
    const profile = await uses.profile.lock(tx, viewer)
    if (!isEmpty(profile)) return false
    await uses.profile.write(tx, viewer, profile, profileChange.parse(change))
    return true
  })
  if (!isWritten) await uses.photos.discard(viewer, photos.addresses)
  const picture = before.image === null ? await files.openFile('picture', 'picture.webp', maxPictureBytes) : null
  if (picture && !(await isAccepted(uses.pictures.choose(viewer, picture)))) leftOut++
  return leftOut
}

export async function writeCharacter({ db }: Pick<Platform, 'db'>, { userId: ownerId }: Viewer, value: unknown): Promise<number> {
  const { values, leftOut } = pickValid(characterChange.shape, value)
  await db.twinCharacter.createMany({ data: { ...values, ownerId }, skipDuplicates: true })
  return leftOut
}

async function writeSettings({ account }: ProfileUses, viewer: Viewer, given: object): Promise<number> {
  const user = await account.getCurrentUser(viewer)
  const { values, leftOut } = pickValid(accountFields.shape, given)
  const before = new Map<string, unknown>(Object.entries(user))
  const unset = Object.entries(values).filter(([field, value]) => value !== null && before.get(field) === (defaults.get(field) ?? null))
  await account.update(viewer, Object.fromEntries(unset))
  return leftOut
}

function isEmpty(profile: Profile): boolean {
  const { title, bio, location, interests, achievements, skills, posts, projects, photos } = profile
  return (
    [title, bio, location].every((text) => text === null) &&
    [interests, achievements, skills, posts, projects, photos].every(({ length }) => length === 0)
  )
}

/** One invalid value must not lose the others. */
function pickValid(shape: z.ZodRawShape, value: unknown): { values: Record<string, unknown>; leftOut: number } {
  const given = new Map(Object.entries(record.parse(value)))
  const values: [string, unknown][] = []
  let leftOut = 0
  for (const [field, schema] of Object.entries(shape)) {
    if (given.get(field) === undefined) continue
    const { success, data } = (schema as z.ZodType).safeParse(given.get(field))
    if (success) values.push([field, data])
    else leftOut++
  }
  return { values: Object.fromEntries(values), leftOut }
}

async function storePhotos({ photos }: ProfileUses, viewer: Viewer, { profile, files }: { profile: object; files: FileEntries }) {
  const { photos: listed, photoAudiences } = z
    .object({ photos: profileChange.shape.photos.catch([]), photoAudiences: z.record(z.string(), z.unknown()).catch({}) })
    .parse(profile)
  const addresses: string[] = []
  const audiences: { photo: string; audience: unknown }[] = []
  let leftOut = 0
  for (const address of listed ?? []) {
    const stream = await files.openFile('photos', address.split('/').at(-1) ?? '', maxPictureBytes)
    const photo = stream && (await photos.store(viewer, stream).catch(nullOnAppError))
    if (!photo) {
      leftOut++
      continue
    }
    addresses.push(photo)
    audiences.push({ photo, audience: photoAudiences[address] ?? 'private' })
  }
  const { data } = profileChange.shape.photoAudiences.safeParse(audiences)
  return { addresses, audiences: data ?? [], leftOut }
}

async function isAccepted(work: Promise<unknown>): Promise<boolean> {
  return (await work.then(() => true).catch(nullOnAppError)) !== null
}

/** Other errors stop the import, which is repeated. */
function nullOnAppError(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}
