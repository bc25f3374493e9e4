import { Button, EmptyState, Link, Table, type TableColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePaginationFragment } from 'react-relay'
import { useNavigate, useNavigation } from 'react-router-dom'
import type { PeopleTable_viewer$data, PeopleTable_viewer$key } from '../../../__generated__/PeopleTable_viewer.graphql.ts'
import type { PeopleTablePaginationQuery } from '../../../__generated__/PeopleTablePaginationQuery.graphql.ts'
import { ShowMore } from '../../../shared/screen/ShowMore.tsx'
import { PersonStatus } from './PersonStatus.tsx'
import styles from './People.module.css'

const pageSize = 20

type Person = NonNullable<PeopleTable_viewer$data['operator']>['people']['edges'][number]['node']

export function PeopleTable({ viewer, onClear }: { viewer: PeopleTable_viewer$key; onClear: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isSearching = useNavigation().state === 'loading'
  const columns = useColumns()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<PeopleTablePaginationQuery, PeopleTable_viewer$key>(
    graphql`
      fragment PeopleTable_viewer on Viewer
      @refetchable(queryName: "PeopleTablePaginationQuery")
      @argumentDefinitions(
        query: { type: "String" }
        isSuspended: { type: "Boolean" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        operator {
          people(query: $query, isSuspended: $isSuspended, first: $count, after: $cursor)
            @required(action: THROW)
            @connection(key: "PeopleTable_people", filters: ["query", "isSuspended"]) {
            __id
            edges {
              node {
                id
                uuid
                displayName
                username
                email
                sessionCount
                lastActiveAt
                createdAt
                ...PersonStatus_person
              }
            }
          }
        }
      }
    `,
    viewer,
  )
  const people = data.operator?.people.edges.map(({ node }) => node).filter((person) => person != null) ?? []
  if (people.length === 0) {
    return (
      <EmptyState
        title={t`No people found`}
        size="small"
        action={
          <Button onPress={onClear}>
            <Trans>Show everyone</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <div aria-busy={isSearching} className={styles.people}>
      <Table
        label={t`People`}
        columns={columns}
        rows={people}
        onOpen={(id) => void navigate(`/operator/people/${people.find((person) => person.id === id)?.uuid}`)}
      />
      <ShowMore
        key={data.operator?.people.__id}
        hasMore={hasNext}
        isLoading={isLoadingNext}
        loadMore={loadNext}
        pageSize={pageSize}
        label={t`Show more people`}
      />
    </div>
  )
}

function useColumns(): TableColumn<Person>[] {
  const { t, i18n } = useLingui()
  const showDay = (moment: string) => i18n.date(moment, { dateStyle: 'medium' })
  return [
    {
      id: 'person',
      name: t`Person`,
      render: ({ uuid, displayName, username, email }) => (
        <div className={styles.person}>
          <Link variant="quiet" href={`/operator/people/${uuid}`}>
            <bdi>{displayName}</bdi>
          </Link>
          <span className={styles.email}>
            @{username} · {email}
          </span>
        </div>
      ),
    },
    { id: 'status', name: t`Status`, isInline: true, render: (person) => <PersonStatus person={person} /> },
    { id: 'created', name: t`Created`, render: ({ createdAt }) => showDay(createdAt) },
    {
      id: 'active',
      name: t`Last active`,
      render: ({ lastActiveAt }) => (lastActiveAt ? showDay(lastActiveAt) : t`Signed out`),
    },
    { id: 'sessions', name: t`Sessions`, align: 'end', render: ({ sessionCount }) => i18n.number(sessionCount) },
  ]
}
