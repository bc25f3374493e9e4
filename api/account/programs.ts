import { ForbiddenError } from '../platform/errors.ts'
import { nilUuid } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'

/** Prevents a leaked access token from locking its owner out. */
export function refusePrograms(viewer: Viewer): void {
  if (viewer.isProgram) throw new ForbiddenError('access_token_refused')
}

export function requirePerson(viewer: Viewer | null): string {
  return viewer && !viewer.isProgram ? viewer.userId : nilUuid
}
