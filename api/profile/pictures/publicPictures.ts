import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Reader } from '../../platform/database/twinRole.ts'
import { getPhotoFolder } from './photoFiles.ts'

interface PublicProfiles {
  getPublicProfile(reader: Reader, userId: string): Promise<{ readonly image: string | null; readonly photos: readonly string[] } | null>
}

/** Stored pictures and photos are visible to their owner, and to readers whom the profile shows them. */
export function createPublicPictures(db: Database, profiles: PublicProfiles, { publicUrl }: { publicUrl: string }) {
  async function canSee(reader: Reader, key: string): Promise<boolean> {
    const ownerId = await findOwnerId(key)
    const isOwner = reader !== null && 'userId' in reader && reader.userId === ownerId
    return ownerId !== null && (isOwner || (await isShown(reader, ownerId, key)))
  }

  async function findOwnerId(key: string): Promise<string | null> {
    if (key.startsWith('avatars/')) {
      return (await db.user.findFirst({ where: { image: toImage(key) }, select: { id: true } }))?.id ?? null
    }
    // Anyone can list the URL of another user’s photo; the folder contains a hash of its owner’s ID.
    const users = await db.profile.findMany({ where: { photos: { has: `${publicUrl}/files/${key}` } }, select: { userId: true } })
    return users.find((user) => key.startsWith(getPhotoFolder(user)))?.userId ?? null
  }

  async function isShown(reader: Reader, ownerId: string, key: string): Promise<boolean> {
    try {
      const profile = await profiles.getPublicProfile(reader, ownerId)
      return profile !== null && (profile.image === toImage(key) || profile.photos.includes(`${publicUrl}/files/${key}`))
    } catch (error) {
      // Without a database role for twins, no profile is public.
      if (error instanceof AppError) return false
      throw error
    }
  }

  return { canSee }
}

function toImage(key: string): string {
  return key.slice(0, key.lastIndexOf('/'))
}
