import { createOperationDescriptor, Environment, Network, Observable, RecordSource, Store, commitLocalUpdate } from 'relay-runtime'
import { expect, test } from 'vitest'
import threadScreenQuery from '../__generated__/ThreadScreenQuery.graphql.ts'
import { getDataID } from '../relay/getDataID.ts'
import { answer, createThread, mockModel, question, uuid } from '../testing/openChat.tsx'
import { takeSnapshot } from './snapshot.ts'

const operation = createOperationDescriptor(threadScreenQuery, { uuid })
const { variables } = operation.request

function read(data: Record<string, unknown>, then?: (environment: Environment) => void) {
  const network = Network.create(() => Observable.create(() => {}))
  const environment = new Environment({ getDataID, network, store: new Store(new RecordSource()) })
  environment.commitPayload(operation, data)
  then?.(environment)
  return takeSnapshot(environment.getStore().getSource(), threadScreenQuery, variables)
}

const rights = { viewerCanRename: true, viewerCanShare: true, viewerCanDelete: true, markdownUrl: '/a.md', jsonUrl: '/a.json' }

const screen = (thread: object) => ({
  viewer: { __typename: 'Viewer', id: 'viewer-1', thread: { ...thread, ...rights }, model: mockModel, models: [mockModel], operator: null },
  model: { isBuiltIn: false },
})

test('gives a response that leads to the same snapshot', () => {
  const first = read(screen(createThread([question(0, 'Hi'), answer(1, 'Hello')])))
  expect(JSON.stringify(first)).toContain('Hello')
  expect(read(first ?? {})).toEqual(first)
})

test('includes changes since the response, and at most one page', () => {
  const steps = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? question(index, `Q${index}`) : answer(index, `A${index}`)))
  const snapshot = read(screen(createThread(steps)), (environment) =>
    commitLocalUpdate(environment, (store) => void store.get('step-23')?.setValue('Changed', 'output')),
  ) as { viewer: { thread: { steps: { edges: { cursor: string; node: object }[]; pageInfo: object } } } }
  const { edges, pageInfo } = snapshot.viewer.thread.steps
  expect(edges).toHaveLength(20)
  expect(edges.at(-1)?.node).toMatchObject({ output: 'Changed' })
  expect(pageInfo).toMatchObject({ hasPreviousPage: true, startCursor: edges[0]?.cursor })
})

test('gives none if a part is not loaded', () => {
  const isIncomplete = (environment: Environment) => commitLocalUpdate(environment, (store) => store.delete('step-1'))
  expect(read(screen(createThread([question(0, 'Hi'), answer(1, 'Hello')])), isIncomplete)).toBeNull()
})
