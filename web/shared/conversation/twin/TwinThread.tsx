import { type Audience, FormError } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TwinThread_query$key } from '../../../__generated__/TwinThread_query.graphql.ts'
import type { TwinThread_twin$key } from '../../../__generated__/TwinThread_twin.graphql.ts'
import type { TwinThreadOpening_twin$key } from '../../../__generated__/TwinThreadOpening_twin.graphql.ts'
import { translateError } from '../../../i18n/errorText.ts'
import { getFailureText } from '../../../relay/requestError.ts'
import { Conversation } from '../Conversation.tsx'
import type { RunOutcome } from '../answer/runOutcome.ts'
import type { TwinPerson } from '../audience/TwinAudience.tsx'
import { PrivateToOwner, TwinIntroduction } from '../audience/TwinIntroduction.tsx'
import { toAudienceValue } from '../../audience.ts'
import { useSendTwinMessage } from './useSendTwinMessage.ts'

interface TwinThreadProps {
  twin: TwinThread_twin$key
  query: TwinThread_query$key
  person: TwinPerson
  /** Audience that the own twin answers. */
  reader?: Audience | null
  question?: string | null
  onAsked?: () => void
  onBeginning?: (isBeginning: boolean) => void
}

export function TwinThread({ twin: twinRef, query, person, reader = null, question, onAsked, onBeginning }: TwinThreadProps) {
  const { t } = useLingui()
  const twin = useFragment(
    graphql`
      fragment TwinThread_twin on Twin @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, audience: { type: "Audience" }) {
        id
        isPublic
        conversation(audience: $audience) {
          stepCount
          ...Conversation_thread @arguments(count: $count)
        }
        ...TwinThreadOpening_twin
      }
    `,
    twinRef,
  )
  const data = useFragment(
    graphql`
      fragment TwinThread_query on Query {
        ...Conversation_query
      }
    `,
    query,
  )
  const sendTwinMessage = useSendTwinMessage()
  const { username } = person
  const send = async (text: string): Promise<RunOutcome> => {
    try {
      const { thread, message, code, params } = await sendTwinMessage({
        twin: { id: twin.id, username },
        text,
        audience: reader && toAudienceValue(reader),
      })
      if (thread) return { type: 'started' }
      return { type: 'refused', message: message ? translateError({ message, code, params }) : t`Couldn’t send your message` }
    } catch (error) {
      return { type: 'refused', message: getFailureText(error, t`Couldn’t send your message`) }
    }
  }
  const begin = async ({ text }: { text: string }) => {
    onBeginning?.(true)
    const outcome = await send(text)
    if (outcome.type === 'refused') onBeginning?.(false)
    return outcome
  }
  return (
    <Conversation
      thread={twin.conversation && twin.conversation.stepCount > 0 ? twin.conversation : null}
      query={data}
      onBegin={begin}
      draftName={reader ? `twin:${username}:${reader}` : `twin:${username}`}
      renderOpening={(ask) => <TwinOpening twin={twin} person={person} isPrivate={!twin.isPublic} onAsk={ask} />}
      question={question}
      onAsked={onAsked}
    />
  )
}

interface TwinOpeningProps {
  twin: TwinThreadOpening_twin$key
  person: TwinPerson
  isPrivate: boolean
  onAsk: (question: string) => Promise<RunOutcome>
}

function TwinOpening({ twin, person, isPrivate, onAsk }: TwinOpeningProps) {
  const { suggestedQuestions, profile } = useFragment(
    graphql`
      fragment TwinThreadOpening_twin on Twin {
        suggestedQuestions
        profile {
          greeting
        }
      }
    `,
    twin,
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  const ask = async (question: string) => {
    setRefusal(null)
    const outcome = await onAsk(question)
    if (outcome.type === 'refused') setRefusal(outcome.message)
  }
  return (
    <TwinIntroduction
      person={person}
      closed={isPrivate && <PrivateToOwner />}
      greeting={profile.greeting}
      questions={suggestedQuestions}
      onAsk={(question) => void ask(question)}
      refusal={refusal && <FormError>{refusal}</FormError>}
    />
  )
}
