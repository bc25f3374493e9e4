import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { AccountService } from '../account/account.service.ts'
import { renameTwin } from '../twin/visits/twinNames.ts'
import type { Prisma, Profile as ProfileRow, User } from '../platform/__generated__/prisma/client.ts'
import { type Audience, canRead, isPublic, switchAudience } from '../platform/audiences.ts'
import { type Transaction, transaction } from '../platform/database/database.ts'
import { kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { InputError, UnauthorizedError } from '../platform/errors.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { Platform } from '../platform/platform.ts'
import { toStorableJson } from '../platform/text/storableJson.ts'
import { publishSharedContent } from '../platform/events/viewerNews.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { PhotoFiles } from './pictures/photoFiles.ts'
import { isStorableMetadata, maxMetadataLength, type Post, profileChange, type Project } from './validation.ts'
import { type PublishableField, sections, type SectionVisibility } from './publishableFields.ts'
import { changeFieldAudiences, type FieldAudiences, readFieldAudiences } from './visibility.ts'

/** Has no row until its first change. */
export interface Profile {
  userId: string
  email: string
  username: string
  displayName: string | null
  image: string | null
  title: string | null
  bio: string | null
  location: string | null
  interests: string[]
  achievements: string[]
  skills: string[]
  posts: Post[]
  projects: Project[]
  photos: string[]
  audience: Audience
  isPublic: boolean
  publicFields: PublishableField[]
  fieldAudiences: FieldAudiences
  narrowedFields: Record<string, Audience>
  photoAudiences: Record<string, Audience>
  isTwinEnabled: boolean
  isOpenToTwins: boolean
  suggestedQuestions: string[]
  embedOrigins: string[]
  showsAccuracy: boolean
  publicProfileUrl: string | null
  metadata: Record<string, unknown>
  twinMetadata: Record<string, unknown> & { section_visibility: SectionVisibility }
  createdAt: Date
  updatedAt: Date
}

export type ProfileChange = z.input<typeof profileChange>

export class ProfileService {
  readonly #platform: Platform
  readonly #account: AccountService
  readonly #photos: PhotoFiles

  constructor(platform: Platform, account: AccountService, photos: PhotoFiles) {
    this.#platform = platform
    this.#account = account
    this.#photos = photos
  }

  async get({ userId }: Pick<Viewer, 'userId'>): Promise<Profile> {
    return this.#read(this.#platform.db, userId)
  }

  /** Callers must check that a guest may see the profile. */
  async listEmbedOrigins({ userId }: Pick<Viewer, 'userId'>): Promise<string[]> {
    const profile = await this.#platform.db.profile.findUnique({ where: { userId }, select: { embedOrigins: true } })
    return profile?.embedOrigins ?? []
  }

  async update(viewer: Viewer, input: ProfileChange): Promise<Profile> {
    const change = parseInput(profileChange, input)
    const { before, after } = await transaction(this.#platform.db, async (tx) => {
      const profile = await this.lock(tx, viewer)
      return { before: profile, after: await this.write(tx, viewer, profile, change) }
    })
    const dropped = before.photos.filter((photo) => !after.photos.includes(photo))
    await this.#photos.discard(viewer, dropped)
    await this.announce(viewer)
    return after
  }

  async addPhoto(viewer: Viewer, stream: Readable): Promise<Profile> {
    const photo = await this.#photos.store(viewer, stream)
    try {
      const changed = await transaction(this.#platform.db, async (tx) => {
        const profile = await this.lock(tx, viewer)
        return this.write(tx, viewer, profile, parseInput(profileChange, { photos: [...profile.photos, photo] }))
      })
      await this.announce(viewer)
      return changed
    } catch (error) {
      await this.#photos.discard(viewer, [photo])
      throw error
    }
  }

  /** Locks until the transaction ends, so that concurrent changes are merged. */
  async lock(tx: Transaction, { userId }: Pick<Viewer, 'userId'>): Promise<Profile> {
    await queryRows(tx, kysely.selectFrom('users').select('id').where('id', '=', userId).forUpdate())
    return this.#read(tx, userId)
  }

  /** Call `announce` after the commit. */
  async write(tx: Transaction, viewer: Viewer, profile: Profile, change: z.output<typeof profileChange>): Promise<Profile> {
    const { username, displayName, metadata, twinMetadata, posts, projects, ...others } = change
    const { isPublic: isOpen, audience = switchAudience(profile.audience, isOpen), publicFields, ...audiencesAndPlain } = others
    const { fieldAudiences, photoAudiences, ...plain } = audiencesAndPlain
    const { section_visibility: sectionVisibility, ...kept } = twinMetadata ?? {}
    const isWidened = audience !== 'private' && !canRead(audience, profile.audience)
    const opens = isWidened || (plain.isTwinEnabled && !profile.isTwinEnabled)
    if (opens) await this.#account.emails.refuseUnverified(tx, viewer.userId)
    if (username !== undefined || displayName !== undefined) await this.#account.changeNames(tx, viewer, { username, displayName })
    const data = {
      ...plain,
      ...(audience !== profile.audience && { audience }),
      ...storeFieldSettings(profile, { publicFields, sectionVisibility, fieldAudiences }),
      photoAudiences: narrowPhotos(profile, { photos: plain.photos, photoAudiences }),
      posts: posts && toStorableValue(posts),
      projects: projects && toStorableValue(projects),
      metadata: metadata && mergeMetadata('metadata', profile.metadata, metadata),
      twinMetadata: twinMetadata && mergeMetadata('twinMetadata', { ...profile.twinMetadata, section_visibility: null }, kept),
    } satisfies Prisma.ProfileUncheckedUpdateInput
    if (Object.values(data).some((value) => value !== undefined)) {
      const { userId } = viewer
      await tx.profile.upsert({ where: { userId }, update: data, create: { ...data, userId } })
    }
    const after = await this.#read(tx, viewer.userId)
    // Names of private profiles are secret: visitors learn a new name when the profile is public again.
    const mayBeNews = username !== undefined || audience !== profile.audience
    if (after.isPublic && mayBeNews) await renameTwin(tx, { ownerId: after.userId, username: after.username })
    return after
  }

  announce({ userId }: Pick<Viewer, 'userId'>): Promise<void> {
    return publishSharedContent(this.#platform, userId)
  }

  async #read(db: Transaction, id: string): Promise<Profile> {
    const user = await db.user.findUnique({ where: { id }, include: { profile: true } })
    if (!user) throw new UnauthorizedError()
    return toProfile(user, this.#platform.config.publicUrl)
  }
}

function toProfile({ profile, ...user }: User & { profile: ProfileRow | null }, publicUrl: string): Profile {
  const { id: userId, email, username, name, image } = user
  const audience = profile?.audience ?? 'private'
  const publicFields = (profile?.publicFields ?? []) as PublishableField[]
  const sectionVisibility = parseVisibility(profile?.sectionVisibility)
  const narrowedFields = (profile?.fieldAudiences ?? {}) as Record<string, Audience>
  const narrowedPhotos = (profile?.photoAudiences ?? {}) as Record<string, Audience>
  const photos = profile?.photos ?? []
  return {
    userId,
    email,
    username,
    displayName: name === username ? null : name,
    image,
    title: profile?.title ?? null,
    bio: profile?.bio ?? null,
    location: profile?.location ?? null,
    interests: profile?.interests ?? [],
    achievements: profile?.achievements ?? [],
    skills: profile?.skills ?? [],
    posts: (profile?.posts ?? []) as Post[],
    projects: (profile?.projects ?? []) as Project[],
    photos,
    audience,
    isPublic: isPublic(audience),
    publicFields,
    fieldAudiences: readFieldAudiences({ publicFields, sectionVisibility, narrowedFields }),
    narrowedFields,
    photoAudiences: Object.fromEntries(photos.map((photo) => [photo, narrowedPhotos[photo] ?? 'listed'])),
    isTwinEnabled: profile?.isTwinEnabled ?? true,
    isOpenToTwins: profile?.isOpenToTwins ?? true,
    suggestedQuestions: profile?.suggestedQuestions ?? [],
    embedOrigins: profile?.embedOrigins ?? [],
    showsAccuracy: profile?.showsAccuracy ?? false,
    publicProfileUrl: audience !== 'private' ? `${publicUrl}/${username}` : null,
    metadata: (profile?.metadata ?? {}) as Record<string, unknown>,
    twinMetadata: {
      ...(profile?.twinMetadata as Record<string, unknown> | undefined),
      section_visibility: sectionVisibility,
    },
    createdAt: profile?.createdAt ?? user.createdAt,
    updatedAt: profile && profile.updatedAt > user.updatedAt ? profile.updatedAt : user.updatedAt,
  }
}

/** A change of the switches keeps the audiences of the fields that they show. */
function storeFieldSettings(
  { publicFields, twinMetadata, narrowedFields: narrowedBefore }: Profile,
  change: Pick<z.output<typeof profileChange>, 'publicFields' | 'fieldAudiences'> & { sectionVisibility?: Partial<SectionVisibility> },
) {
  const sectionVisibility = { ...twinMetadata.section_visibility, ...change.sectionVisibility }
  if (!change.fieldAudiences) {
    return { publicFields: change.publicFields, sectionVisibility: change.sectionVisibility && sectionVisibility }
  }
  const settings = { publicFields: change.publicFields ?? publicFields, sectionVisibility, narrowedFields: narrowedBefore }
  const changed = Object.fromEntries(change.fieldAudiences.map(({ field, audience }) => [field, audience]))
  const { narrowedFields, ...switches } = changeFieldAudiences(settings, changed)
  return { ...switches, fieldAudiences: narrowedFields }
}

function narrowPhotos(profile: Profile, change: Pick<z.output<typeof profileChange>, 'photos' | 'photoAudiences'>) {
  if (!change.photos && !change.photoAudiences) return undefined
  const changed = Object.fromEntries((change.photoAudiences ?? []).map(({ photo, audience }) => [photo, audience]))
  const after = { ...profile.photoAudiences, ...changed }
  const photos = change.photos ?? profile.photos
  return Object.fromEntries(Object.entries(after).filter(([photo, audience]) => photos.includes(photo) && audience !== 'listed'))
}

function parseVisibility(stored: unknown): SectionVisibility {
  const hidden = (stored ?? {}) as Partial<SectionVisibility>
  return Object.fromEntries(sections.map((section) => [section, hidden[section] !== false])) as SectionVisibility
}

function mergeMetadata(field: string, before: Record<string, unknown>, change: Record<string, unknown>): Prisma.InputJsonValue {
  const after = Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null))
  if (!isStorableMetadata(after)) throw new InputError('metadata_too_large', { params: { max: maxMetadataLength }, field })
  return toStorableValue(after)
}

function toStorableValue(value: unknown): Prisma.InputJsonValue {
  return JSON.parse(toStorableJson(value)) as Prisma.InputJsonValue
}
