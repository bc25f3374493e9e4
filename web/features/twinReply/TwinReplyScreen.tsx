import { LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { TwinReplyScreenQuery } from '../../__generated__/TwinReplyScreenQuery.graphql.ts'
import { OwnerReply } from '../../shared/conversation/toOwner/OwnerReply.tsx'
import { LoadingBoundary } from '../../shared/screen/LoadingBoundary.tsx'
import { Loading } from '../../shared/screen/Loading.tsx'
import { NotFoundScreen } from '../../shared/screen/NotFoundScreen.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { VoiceRegion } from '../../shared/screen/VoiceRegion.tsx'
import styles from './TwinReplyScreen.module.css'

export function TwinReplyScreen() {
  const { t } = useLingui()
  // The fragment of a URL reaches no server log and no other site.
  const secret = useLocation().hash.slice(1)
  return (
    <VoiceRegion voice="public">
      <LoadingBoundary failure={t`Couldn’t load the reply`} level={1} fallback={<Loading />}>
        {(attempt) => <TwinReply key={secret} secret={secret} fetchKey={attempt} />}
      </LoadingBoundary>
    </VoiceRegion>
  )
}

function TwinReply({ secret, fetchKey }: { secret: string; fetchKey: number }) {
  const { t } = useLingui()
  const { visitorMessage: message } = useLazyLoadQuery<TwinReplyScreenQuery>(
    graphql`
      query TwinReplyScreenQuery($secret: String!) {
        visitorMessage(secret: $secret) {
          text
          reply
          repliedAt
          owner {
            username
            displayName
          }
        }
      }
    `,
    { secret },
    { fetchPolicy: 'network-only', fetchKey },
  )
  if (!message?.owner) return <NotFoundScreen />
  const { username, displayName } = message.owner
  const name = displayName ?? username
  return (
    <div className={styles.page}>
      <ScreenTitle>{t`Reply from ${name}`}</ScreenTitle>
      <h1 dir="auto" className={styles.question}>
        {message.text}
      </h1>
      {message.reply ? (
        <OwnerReply name={name} reply={message.reply} repliedAt={message.repliedAt} />
      ) : (
        <p className={styles.waiting}>
          <Trans>{name} hasn’t replied yet.</Trans>
        </p>
      )}
      <LinkButton wraps href={`/twin/${username}/chat`}>
        <Trans>Talk to {name}’s AI twin</Trans>
      </LinkButton>
    </div>
  )
}
