import type { LoaderFunctionArgs } from 'react-router-dom'
import myTwinQuery, { type MyTwinScreenQuery } from '../../__generated__/MyTwinScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'

/** In its own module, so as not to wait for the screen's code. */
export function loadMyTwin({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<MyTwinScreenQuery>(context, myTwinQuery, {})
}
