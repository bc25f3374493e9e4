import { Badge } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { PersonStatus_person$key } from '../../../__generated__/PersonStatus_person.graphql.ts'
import styles from './People.module.css'

export function PersonStatus({ person }: { person: PersonStatus_person$key }) {
  const { suspendedAt, isOperator } = useFragment(
    graphql`
      fragment PersonStatus_person on Person {
        suspendedAt
        isOperator
      }
    `,
    person,
  )
  return (
    <span className={styles.badges}>
      {suspendedAt ? (
        <Badge tone="caution">
          <Trans>Suspended</Trans>
        </Badge>
      ) : (
        <Badge>
          <Trans>Active</Trans>
        </Badge>
      )}
      {isOperator && (
        <Badge tone="accent">
          <Trans>Operator</Trans>
        </Badge>
      )}
    </span>
  )
}
