import { loadQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type AppLayoutQuery } from '../__generated__/AppLayoutQuery.graphql.ts'
import { sessionContext } from '../session/session.ts'

export function loadAppLayout({ context }: LoaderFunctionArgs) {
  return loadQuery<AppLayoutQuery>(context.get(sessionContext).environment, query, {})
}
