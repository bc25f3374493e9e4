import { loadQuery, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { ConcreteRequest, OperationType, VariablesOf } from 'relay-runtime'
import { sessionContext } from '../session/session.ts'

export function loadRouteQuery<TQuery extends OperationType>(
  context: LoaderFunctionArgs['context'],
  query: ConcreteRequest,
  variables: VariablesOf<TQuery>,
): PreloadedQuery<TQuery> {
  return loadQuery<TQuery>(context.get(sessionContext).environment, query, variables, { fetchPolicy: 'store-and-network' })
}
