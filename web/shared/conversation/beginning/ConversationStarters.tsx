import { Button, FormError } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ConversationStartersQuery } from '../../../__generated__/ConversationStartersQuery.graphql.ts'
import type { RunOutcome } from '../answer/runOutcome.ts'
import { FirstSteps } from '../../firstSteps/FirstSteps.tsx'
import styles from './ConversationStarters.module.css'

const longestTitle = 40
const mostOffers = 3

export function ConversationStarters({ ask }: { ask: (question: string) => Promise<RunOutcome> }) {
  const { t } = useLingui()
  const { viewer } = useLazyLoadQuery<ConversationStartersQuery>(
    graphql`
      query ConversationStartersQuery {
        viewer {
          firstSteps
          conversationStarters {
            kind
            text
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  const steps = viewer?.firstSteps ?? []
  const starters = (viewer?.conversationStarters ?? []).slice(0, mostOffers - steps.length)
  if (steps.length + starters.length === 0) return null

  const toQuestion = ({ kind, text }: { kind: string; text: string }) => {
    if (kind === 'memory') return t`What do you remember?`
    const title = shorten(text)
    if (kind === 'document') return t`What does “${{ text: title }}” say?`
    return t`What did I write in “${{ text: title }}”?`
  }
  const handleAsk = async (question: string) => {
    setRefusal(null)
    const outcome = await ask(question)
    if (outcome.type === 'refused') setRefusal(outcome.message)
  }
  return (
    <section aria-label={t`Suggestions`} className={styles.starters}>
      {steps.length > 0 && <FirstSteps steps={steps} />}
      <ul className={styles.list}>
        {[...new Set(starters.map(toQuestion))].map((question) => (
          <li key={question}>
            <Button wraps onPress={() => void handleAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
      <FormError>{refusal}</FormError>
    </section>
  )
}

function shorten(sentence: string): string {
  const text = /[.!?]$/.test(sentence) ? sentence.slice(0, -1) : sentence
  if (text.length <= longestTitle) return text
  const cut = text.slice(0, longestTitle)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestTitle / 2))}…`
}
