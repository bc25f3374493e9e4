import { ForbiddenError } from '../platform/errors.ts'
import { nilUuid } from '../platform/text/ids.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { AccessTokenScope } from './accessTokens/validation.ts'

/** Leaked access tokens can’t lock their owner out. */
export function refusePrograms(viewer: Viewer): void {
  if (viewer.isProgram) throw new ForbiddenError('access_token_refused')
}

export function requirePerson(viewer: Viewer | null): string {
  return viewer && !viewer.isProgram ? viewer.userId : nilUuid
}

export function hasScope({ scopes }: Pick<Viewer, 'scopes'>, ...sufficient: AccessTokenScope[]): boolean {
  return !scopes || sufficient.some((scope) => scopes.includes(scope))
}

export function requireScope(viewer: Viewer | null, first: AccessTokenScope, ...others: AccessTokenScope[]): void {
  if (viewer && !hasScope(viewer, first, ...others)) throw new ForbiddenError('missing_scope', { params: { scope: first } })
}
