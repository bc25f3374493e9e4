import { Button, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { OnboardingQuestions_viewer$key } from '../../__generated__/OnboardingQuestions_viewer.graphql.ts'
import { errorText } from '../../i18n/errorText.ts'
import { failureText } from '../../relay/requestError.ts'
import styles from './OnboardingQuestions.module.css'
import { useSendMessage } from '../../shared/conversation/runs/useSendMessage.ts'

export function OnboardingQuestions({ viewer }: { viewer: OnboardingQuestions_viewer$key }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const sendMessage = useSendMessage()
  const [asked, setAsked] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { profile } = useFragment(
    graphql`
      fragment OnboardingQuestions_viewer on Viewer {
        profile {
          displayName
          bio
          interests
          location
          skills
          projects {
            title
          }
        }
      }
    `,
    viewer,
  )
  const about = (topic: string) => t`What did I say about ${topic}?`
  const [interest] = profile.interests
  const [project] = profile.projects
  // The built-in responder can answer all of these.
  const questions = [
    interest && about(interest),
    project && about(project.title),
    profile.location && t`Where do I live?`,
    profile.skills.length > 0 && t`What am I good at?`,
    profile.displayName && t`What is my name?`,
  ].filter((question): question is string => Boolean(question))
  if (questions.length === 0 && !profile.bio) return null
  const suggested = [...questions.slice(0, 2), t`What do you know about me?`]

  const handleAsk = async (text: string) => {
    setFailure(null)
    setAsked(text)
    try {
      const { thread, message, code, params } = await sendMessage({ threadId: null, text }, { connections: [] })
      if (thread) return await navigate(`/chat/${thread.uuid}`)
      setFailure(message ? errorText({ message, code, params }) : t`Your message could not be sent`)
    } catch (error) {
      setFailure(failureText(error, t`Your message could not be sent`))
    }
    setAsked(null)
  }

  return (
    <section className={styles.questions} aria-labelledby="first-questions">
      <h2 id="first-questions" className={styles.title}>
        <Trans>Ask your private brain</Trans>
      </h2>
      <div className={styles.list}>
        {suggested.map((question) => (
          <Button
            key={question}
            isPending={asked === question}
            isDisabled={asked !== null && asked !== question}
            onPress={() => void handleAsk(question)}
          >
            {question}
          </Button>
        ))}
      </div>
      <FormError>{failure}</FormError>
    </section>
  )
}
