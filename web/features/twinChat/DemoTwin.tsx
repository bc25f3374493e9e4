import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { DemoTwinQuery } from '../../__generated__/DemoTwinQuery.graphql.ts'
import { AudienceContext } from '../../shared/conversation/audience/audience.ts'
import styles from './DemoTwin.module.css'
import type { TwinPerson } from '../../shared/conversation/audience/TwinAudience.tsx'
import { TwinThread } from '../../shared/conversation/twin/TwinThread.tsx'
import { useTwinAudience } from '../../shared/conversation/audience/useTwinAudience.ts'

const pageSize = 20
const username = 'twain'
const person: TwinPerson = { username, name: 'Twain', avatarUrl: null, isOwn: false, isDemo: true }

const query = graphql`
  query DemoTwinQuery($username: String!, $count: Int!) {
    twin(username: $username) {
      isDemo
      ...TwinThread_twin @arguments(count: $count)
    }
    ...TwinThread_query
  }
`

interface DemoTwinProps {
  question: string | null
  fetchKey: number
}

export function DemoTwin({ question, fetchKey }: DemoTwinProps) {
  const { t } = useLingui()
  const data = useLazyLoadQuery<DemoTwinQuery>(query, { username, count: pageSize }, { fetchKey })
  const audience = useTwinAudience(person)
  if (!data.twin?.isDemo) {
    return (
      <p className={styles.missing}>
        <Trans>The demo isn’t available on this server.</Trans>
      </p>
    )
  }
  return (
    <section aria-label={t`Demo conversation`} className={styles.demo}>
      <AudienceContext value={audience}>
        <TwinThread twin={data.twin} query={data} person={person} question={question} />
      </AudienceContext>
    </section>
  )
}
