import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TwinOpening_query$key } from '../../__generated__/TwinOpening_query.graphql.ts'
import type { TwinOpening_twin$key } from '../../__generated__/TwinOpening_twin.graphql.ts'
import { serverText } from '../../i18n/serverTexts.ts'
import { failureText } from '../../relay/requestError.ts'
import { ChatComposer } from './ChatComposer.tsx'
import styles from './Conversation.module.css'
import type { RunOutcome } from './runOutcome.ts'
import { ClosedToVisitors, PrivateToOwner, TwinIntroduction } from './TwinIntroduction.tsx'
import type { TwinPerson } from './TwinPlace.tsx'
import { useSendTwinMessage } from './useSendTwinMessage.ts'

interface TwinOpeningProps {
  twin: TwinOpening_twin$key
  query: TwinOpening_query$key
  person: TwinPerson
  /** Its owner lets nobody talk to it for now. */
  isClosed: boolean
  isPrivate: boolean
}

/** A conversation with a twin that does not exist yet: its first message starts it. */
export function TwinOpening({ twin: twinRef, query: queryRef, person, isClosed, isPrivate }: TwinOpeningProps) {
  const { id, suggestedQuestions } = useFragment(
    graphql`
      fragment TwinOpening_twin on Twin {
        id
        suggestedQuestions
      }
    `,
    twinRef,
  )
  const query = useFragment(
    graphql`
      fragment TwinOpening_query on Query {
        ...ChatComposer_query
      }
    `,
    queryRef,
  )
  const { t } = useLingui()
  const sendTwinMessage = useSendTwinMessage()
  const [asked, setAsked] = useState<{ isSending: boolean; refusal: string | null }>({ isSending: false, refusal: null })

  const send = async (text: string): Promise<RunOutcome> => {
    try {
      const { thread, message } = await sendTwinMessage({ twin: { id, username: person.username }, text })
      if (thread) return { type: 'started' }
      return { type: 'refused', message: message ? serverText(message) : t`Your message could not be sent` }
    } catch (error) {
      return { type: 'refused', message: failureText(error, t`Your message could not be sent`) }
    }
  }
  const ask = async (question: string) => {
    setAsked({ isSending: true, refusal: null })
    const outcome = await send(question)
    setAsked({ isSending: false, refusal: outcome.type === 'refused' ? outcome.message : null })
  }

  if (isClosed) return <TwinIntroduction person={person} closed={<ClosedToVisitors person={person} />} />
  return (
    <div className={styles.conversation}>
      <TwinIntroduction
        person={person}
        closed={isPrivate && <PrivateToOwner />}
        questions={suggestedQuestions}
        onAsk={(question) => void ask(question)}
        isAsking={asked.isSending}
      />
      <ChatComposer query={query} threadUuid={`twin:${person.username}`} isAnswering={false} onSend={send} failure={asked.refusal} />
    </div>
  )
}
