import { useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ChatScreenQuery } from '../../__generated__/ChatScreenQuery.graphql.ts'
import { serverText } from '../../i18n/serverTexts.ts'
import { failureText } from '../../relay/requestError.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { HeaderTitle } from '../../shell/HeaderTitle.tsx'
import { ChatComposer } from './ChatComposer.tsx'
import styles from './Conversation.module.css'
import { EmptyConversation } from './EmptyConversation.tsx'
import type { RunOutcome } from './runOutcome.ts'
import { chatTitle } from './threadTitle.ts'
import { useSendMessage } from './useSendMessage.ts'

/** A conversation that does not exist yet: its first message starts it. */
export function ChatScreen() {
  const data = usePreloadedQuery<ChatScreenQuery>(
    graphql`
      query ChatScreenQuery {
        ...ChatComposer_query
      }
    `,
    useRouteQuery<ChatScreenQuery>(),
  )
  const { t } = useLingui()
  const navigate = useNavigate()
  const sendMessage = useSendMessage()

  const handleSend = async (text: string, elementIds: string[]): Promise<RunOutcome> => {
    // The screen that the answer is shown on comes while the message goes.
    void import('./ThreadScreen.tsx')
    try {
      const { thread, message } = await sendMessage({ threadId: null, text, elementIds, connections: [] })
      if (!thread) return { type: 'refused', message: message ? serverText(message) : t`Your message could not be sent` }
      void navigate(`/chat/${thread.uuid}`, { replace: true })
      return { type: 'started' }
    } catch (error) {
      return { type: 'refused', message: failureText(error, t`Your message could not be sent`) }
    }
  }

  return (
    <div className={styles.conversation}>
      <HeaderTitle title={chatTitle(null)} />
      <EmptyConversation />
      <ChatComposer query={data} threadUuid={null} isAnswering={false} onSend={handleSend} />
    </div>
  )
}
