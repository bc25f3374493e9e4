import { Button, FormError, List, ListItem } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { SessionsSection_viewer$key } from '../../../__generated__/SessionsSection_viewer.graphql.ts'
import { Section } from '../Section.tsx'
import { SessionEntry } from './SessionEntry.tsx'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { useEndOtherSessions, useEndSession } from './useEndSessions.ts'

export function SessionsSection({ viewer }: { viewer: SessionsSection_viewer$key }) {
  const { t } = useLingui()
  const { sessions } = useFragment(
    graphql`
      fragment SessionsSection_viewer on Viewer {
        sessions @required(action: THROW) {
          id
          isCurrent
          ...SessionEntry_session
        }
      }
    `,
    viewer,
  )
  const [endSession] = useEndSession()
  const [endOthers, isEndingOthers] = useEndOtherSessions()
  const { attempt, failure } = useAttempt(t`Couldn’t end the session`)

  const handleEnd = (sessionId: string) => attempt(async () => (await endSession({ variables: { input: { sessionId } } })).endSession)
  const handleEndOthers = () => attempt(async () => void (await endOthers({ variables: {} })))

  return (
    <Section id="sessions" description={<Trans>Where you’re signed in. Ending a session signs that browser out right away.</Trans>}>
      <List label={t`Sessions`} isDivided>
        {sessions.map((session) => (
          <ListItem key={session.id}>
            <SessionEntry session={session} onEnd={() => handleEnd(session.id)} />
          </ListItem>
        ))}
      </List>
      <FormError>{failure}</FormError>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <div>
          <Button isPending={isEndingOthers} pendingLabel={t`Signing out...`} onPress={() => void handleEndOthers()}>
            <Trans>Sign out everywhere else</Trans>
          </Button>
        </div>
      )}
    </Section>
  )
}
