import { CopyField, LiveRegion } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { SentToOwner_message$key } from '../../../__generated__/SentToOwner_message.graphql.ts'
import type { TwinOwner } from './ownerContext.ts'
import { OwnerReply } from './OwnerReply.tsx'
import styles from './ToOwner.module.css'

export function SentToOwner({ message, owner: { name, username } }: { message: SentToOwner_message$key; owner: TwinOwner }) {
  const { t } = useLingui()
  const { kind, text, reply, repliedAt, secret, emailedTo } = useFragment(
    graphql`
      fragment SentToOwner_message on VisitorMessage {
        kind
        text
        reply
        repliedAt
        secret
        emailedTo
      }
    `,
    message,
  )
  return (
    <article className={styles.sent} aria-label={t`Sent to ${name}`}>
      <p className={styles.note}>
        <Trans>Sent to {name}</Trans>
      </p>
      {kind === 'MESSAGE' && (
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      )}
      <LiveRegion>{reply && t`${name} replied: ${reply}`}</LiveRegion>
      {reply ? (
        <OwnerReply name={name} reply={reply} repliedAt={repliedAt} />
      ) : (
        <>
          <CopyField label={t`You’ll find the reply here`} value={`${location.origin}/twin/${username}/reply#${secret}`} />
          {emailedTo && (
            <p className={styles.note}>
              <Trans>You’ll also get an email at {emailedTo}.</Trans>
            </p>
          )}
        </>
      )}
    </article>
  )
}
