import { Badge, Button, FormError, List, ListItem, rememberFocus } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SessionsSection_viewer$key } from '../../../__generated__/SessionsSection_viewer.graphql.ts'
import type { SessionsSection_session$key } from '../../../__generated__/SessionsSection_session.graphql.ts'
import type { SessionsSectionEndMutation } from '../../../__generated__/SessionsSectionEndMutation.graphql.ts'
import type { SessionsSectionEndOthersMutation } from '../../../__generated__/SessionsSectionEndOthersMutation.graphql.ts'
import { Section } from '../Section.tsx'
import { useAttempt } from '../../../relay/useAttempt.ts'
import styles from '../SettingsScreen.module.css'
import { formatDate, formatTimeAgo } from '../../../lib/timeWords.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

export function SessionsSection({ viewer }: { viewer: SessionsSection_viewer$key }) {
  const { t } = useLingui()
  const { sessions } = useFragment(
    graphql`
      fragment SessionsSection_viewer on Viewer {
        sessions @required(action: THROW) {
          id
          isCurrent
          ...SessionsSection_session
        }
      }
    `,
    viewer,
  )
  const [endSession] = useAsyncMutation<SessionsSectionEndMutation>(graphql`
    mutation SessionsSectionEndMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        __typename
        ... on EndSessionPayload {
          viewer {
            ...SessionsSection_viewer
          }
        }
        ... on UserError {
          message
          code
          params
        }
      }
    }
  `)
  const [endOthers, isEndingOthers] = useAsyncMutation<SessionsSectionEndOthersMutation>(graphql`
    mutation SessionsSectionEndOthersMutation {
      endOtherSessions {
        viewer {
          ...SessionsSection_viewer
        }
      }
    }
  `)
  const { attempt, failure } = useAttempt(t`Couldn’t end the session`)
  const end: typeof attempt = async (work) => {
    const returnFocus = rememberFocus()
    const isEnded = await attempt(work)
    returnFocus()
    return isEnded
  }

  return (
    <Section id="sessions" description={<Trans>Where you’re signed in. Ending a session signs that browser out right away.</Trans>}>
      <List label={t`Sessions`} isDivided>
        {sessions.map((session) => (
          <ListItem key={session.id}>
            <SessionEntry session={session} onEnd={() => end(() => endSession({ input: { sessionId: session.id } }))} />
          </ListItem>
        ))}
      </List>
      <FormError>{failure}</FormError>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <div>
          <Button
            isPending={isEndingOthers}
            pendingLabel={t`Signing out...`}
            onPress={() => void end(async () => void (await endOthers({})))}
          >
            <Trans>Sign out everywhere else</Trans>
          </Button>
        </div>
      )}
    </Section>
  )
}

interface SessionEntryProps {
  session: SessionsSection_session$key
  onEnd: () => Promise<unknown>
}

function SessionEntry({ session: sessionRef, onEnd }: SessionEntryProps) {
  const { t } = useLingui()
  const [isEnding, setEnding] = useState(false)
  const { device, address, isCurrent, createdAt, lastActiveAt } = useFragment(
    graphql`
      fragment SessionsSection_session on Session {
        device
        address
        isCurrent
        createdAt
        lastActiveAt
      }
    `,
    sessionRef,
  )
  const name = device ?? t`Unknown device`
  const since = formatDate(createdAt)
  const active = formatTimeAgo(lastActiveAt)

  const handleEnd = async () => {
    setEnding(true)
    await onEnd()
    setEnding(false)
  }

  return (
    <div className={styles.entry}>
      <div>
        <div className={styles.entryHead}>
          {name}
          {isCurrent && (
            <Badge tone="accent">
              <Trans>This browser</Trans>
            </Badge>
          )}
        </div>
        <p className={styles.note}>
          {isCurrent ? t`Active now` : t`Last active ${active}`}
          {' · '}
          {t`signed in on ${since}`}
          {address && ` · ${address}`}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="quiet" aria-label={t`End the session of ${name}`} isPending={isEnding} onPress={() => void handleEnd()}>
          <Trans>End</Trans>
        </Button>
      )}
    </div>
  )
}
