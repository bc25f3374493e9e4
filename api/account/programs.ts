import { ForbiddenError } from '../platform/errors.ts'
import { nilUuid } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'

/** For what guards the account: whoever finds an access token must not be able to lock its owner out. */
export function refusePrograms(viewer: Viewer): void {
  if (viewer.isProgram) throw new ForbiddenError('access_token_refused')
}

/** Whose rows a node of that kind may be, for its `where`. */
export function personOf(viewer: Viewer | null): string {
  return viewer && !viewer.isProgram ? viewer.userId : nilUuid
}
