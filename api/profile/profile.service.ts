import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { AccountService } from '../account/account.service.ts'
import { renameTwin } from '../twin/visits/twinNames.ts'
import type { Prisma, Profile as ProfileRow, User } from '../platform/__generated__/prisma/client.ts'
import { type Transaction, transaction } from '../platform/database/database.ts'
import { kysely, queryRows } from '../platform/database/sql/typedSql.ts'
import { InputError, UnauthorizedError } from '../platform/errors.ts'
import { parseInput } from '../platform/text/parseInput.ts'
import type { Platform } from '../platform/platform.ts'
import { storableJson } from '../platform/text/storableJson.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { PhotoFiles } from './pictures/photoFiles.ts'
import { isStorableMetadata, maxMetadataLength, type Post, profileChange, type Project } from './validation.ts'
import { type PublishableField, sections, type SectionVisibility } from './visibility.ts'

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
  isPublic: boolean
  publicFields: PublishableField[]
  isTwinEnabled: boolean
  suggestedQuestions: string[]
  embedOrigins: string[]
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
    return after
  }

  async addPhoto(viewer: Viewer, stream: Readable): Promise<Profile> {
    const photo = await this.#photos.store(viewer, stream)
    try {
      return await transaction(this.#platform.db, async (tx) => {
        const profile = await this.lock(tx, viewer)
        return this.write(tx, viewer, profile, parseInput(profileChange, { photos: [...profile.photos, photo] }))
      })
    } catch (error) {
      await this.#photos.discard(viewer, [photo])
      throw error
    }
  }

  /** Until the transaction ends, so that concurrent changes are merged. */
  async lock(tx: Transaction, { userId }: Pick<Viewer, 'userId'>): Promise<Profile> {
    await queryRows(tx, kysely.selectFrom('users').select('id').where('id', '=', userId).forUpdate())
    return this.#read(tx, userId)
  }

  async write(tx: Transaction, viewer: Viewer, profile: Profile, change: z.output<typeof profileChange>): Promise<Profile> {
    const { username, displayName, metadata, twinMetadata, posts, projects, ...plain } = change
    const { section_visibility: sectionVisibility, ...kept } = twinMetadata ?? {}
    const opens = (plain.isPublic && !profile.isPublic) || (plain.isTwinEnabled && !profile.isTwinEnabled)
    if (opens) await this.#account.emails.refuseUnverified(tx, viewer.userId)
    if (username !== undefined || displayName !== undefined) await this.#account.changeNames(tx, viewer, { username, displayName })
    const data = {
      ...plain,
      posts: posts && storable(posts),
      projects: projects && storable(projects),
      sectionVisibility: sectionVisibility && storable({ ...profile.twinMetadata.section_visibility, ...sectionVisibility }),
      metadata: metadata && merged('metadata', profile.metadata, metadata),
      twinMetadata: twinMetadata && merged('twinMetadata', { ...profile.twinMetadata, section_visibility: null }, kept),
    } satisfies Prisma.ProfileUncheckedUpdateInput
    if (Object.values(data).some((value) => value !== undefined)) {
      const { userId } = viewer
      await tx.profile.upsert({ where: { userId }, update: data, create: { ...data, userId } })
    }
    const after = await this.#read(tx, viewer.userId)
    // Names of private profiles are secret: visitors learn of a new name when the profile is public again.
    const mayBeNews = username !== undefined || plain.isPublic !== undefined
    if (after.isPublic && mayBeNews) await renameTwin(tx, { ownerId: after.userId, username: after.username })
    return after
  }

  async #read(db: Transaction, id: string): Promise<Profile> {
    const user = await db.user.findUnique({ where: { id }, include: { profile: true } })
    if (!user) throw new UnauthorizedError()
    return toProfile(user, this.#platform.config.publicUrl)
  }
}

function toProfile({ profile, ...user }: User & { profile: ProfileRow | null }, publicUrl: string): Profile {
  const { id: userId, email, username, name, image } = user
  const isPublic = profile?.isPublic ?? false
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
    photos: profile?.photos ?? [],
    isPublic,
    publicFields: (profile?.publicFields ?? []) as PublishableField[],
    isTwinEnabled: profile?.isTwinEnabled ?? true,
    suggestedQuestions: profile?.suggestedQuestions ?? [],
    embedOrigins: profile?.embedOrigins ?? [],
    publicProfileUrl: isPublic ? `${publicUrl}/${username}` : null,
    metadata: (profile?.metadata ?? {}) as Record<string, unknown>,
    twinMetadata: {
      ...(profile?.twinMetadata as Record<string, unknown> | undefined),
      section_visibility: parseVisibility(profile?.sectionVisibility),
    },
    createdAt: profile?.createdAt ?? user.createdAt,
    updatedAt: profile && profile.updatedAt > user.updatedAt ? profile.updatedAt : user.updatedAt,
  }
}

function parseVisibility(stored: unknown): SectionVisibility {
  const hidden = (stored ?? {}) as Partial<SectionVisibility>
  return Object.fromEntries(sections.map((section) => [section, hidden[section] !== false])) as SectionVisibility
}

/** Null removes a key. */
function merged(field: string, before: Record<string, unknown>, change: Record<string, unknown>): Prisma.InputJsonValue {
  const after = Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null))
  if (!isStorableMetadata(after)) throw new InputError('metadata_too_large', { params: { max: maxMetadataLength }, field })
  return storable(after)
}

function storable(value: unknown): Prisma.InputJsonValue {
  return JSON.parse(storableJson(value)) as Prisma.InputJsonValue
}
