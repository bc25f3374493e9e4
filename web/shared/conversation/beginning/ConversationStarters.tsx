import { Button, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ConversationStartersQuery } from '../../../__generated__/ConversationStartersQuery.graphql.ts'
import type { RunOutcome } from '../answer/runOutcome.ts'
import styles from './ConversationStarters.module.css'

const longest = 80

export function ConversationStarters({ ask }: { ask: (question: string) => Promise<RunOutcome> }) {
  const { t } = useLingui()
  const { viewer } = useLazyLoadQuery<ConversationStartersQuery>(
    graphql`
      query ConversationStartersQuery {
        viewer {
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
  const starters = viewer?.conversationStarters ?? []
  if (starters.length === 0) return null

  const toQuestion = ({ kind, text }: { kind: string; text: string }) => {
    const title = shorten(text)
    return kind === 'memory' ? t`When did I tell you “${{ text: title }}”?` : t`What did I write in “${{ text: title }}”?`
  }
  const handleAsk = async (question: string) => {
    setRefusal(null)
    const outcome = await ask(question)
    if (outcome.type === 'refused') setRefusal(outcome.message)
  }
  return (
    <section aria-labelledby="conversation-starters" className={styles.starters}>
      <h3 id="conversation-starters" className={styles.title}>
        <Trans>Ask about what you wrote</Trans>
      </h3>
      <ul className={styles.list}>
        {starters.map(toQuestion).map((question) => (
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
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))}…`
}
