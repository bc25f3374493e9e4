export const person = {
  __typename: 'Person',
  id: 'person-1',
  uuid: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47',
  displayName: 'Ada Lovelace',
  username: 'ada',
  email: 'ada@example.org',
  isOperator: false,
  isViewer: false,
  planKey: 'free',
  sessionCount: 2,
  lastActiveAt: '2026-03-04T09:20:00.000Z' as string | null,
  suspendedAt: null as string | null,
  createdAt: '2026-03-01T09:20:00.000Z',
}

export const suspended = {
  ...person,
  id: 'person-2',
  displayName: 'Grace',
  username: 'grace',
  email: 'a-very-long-address-of-grace-hopper@mail.example.org',
  sessionCount: 0,
  lastActiveAt: null,
  suspendedAt: '2026-03-05T09:20:00.000Z',
}

export const operator = {
  ...person,
  id: 'person-3',
  displayName: 'Mira',
  username: 'mira',
  email: 'mira@example.org',
  isOperator: true,
  isViewer: true,
}

const plans = [
  { __typename: 'PlanSettings', key: 'free', name: 'Free' },
  { __typename: 'PlanSettings', key: 'team', name: 'Team' },
]

type Person = typeof person

export const toPeople = (people: Person[]) => ({
  viewer: {
    __typename: 'Viewer',
    operator: {
      __typename: 'Operator',
      people: {
        edges: people.map((node) => ({ __typename: 'PersonEdge', cursor: node.id, node })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  },
})

export const toPerson = (shown: Person | null) => ({
  viewer: { __typename: 'Viewer', operator: { __typename: 'Operator', plans, person: shown } },
})
