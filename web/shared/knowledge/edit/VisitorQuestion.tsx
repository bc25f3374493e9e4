import { Trans } from '@lingui/react/macro'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { VisitorQuestionQuery } from '../../../__generated__/VisitorQuestionQuery.graphql.ts'
import styles from '../Item.module.css'

export function VisitorQuestion({ questionId }: { questionId: string }) {
  const { node } = useLazyLoadQuery<VisitorQuestionQuery>(
    graphql`
      query VisitorQuestionQuery($id: ID!) {
        node(id: $id) {
          ... on TwinQuestion {
            text
          }
        }
      }
    `,
    { id: questionId },
  )
  if (!node?.text) return null
  return (
    <figure className={styles.question}>
      <figcaption className={styles.note}>
        <Trans>A visitor asked your twin:</Trans>
      </figcaption>
      <blockquote>{node.text}</blockquote>
    </figure>
  )
}
