import type { LoaderFunctionArgs } from 'react-router-dom'
import myTwinQuery, { type MyTwinScreenQuery } from '../../__generated__/MyTwinScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'

/** Apart from the screen, so that the query does not wait for everything that the screen is made of. */
export function loadMyTwin({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<MyTwinScreenQuery>(context, myTwinQuery, {})
}
