import { Message, Prose } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SharedMessages_messages$key } from '../../__generated__/SharedMessages_messages.graphql.ts'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import styles from './Sharing.module.css'

const Markdown = lazyNamed(() => import('../markdown/Markdown.tsx'), 'Markdown')

export function SharedMessages({ messages }: { messages: SharedMessages_messages$key }) {
  const { t } = useLingui()
  const shown = useFragment(
    graphql`
      fragment SharedMessages_messages on SharedMessage @relay(plural: true) {
        text
        aiGenerated
      }
    `,
    messages,
  )
  return (
    <div className={styles.messages}>
      <p className={styles.note}>
        <Trans>Answers are AI-generated.</Trans>
      </p>
      {shown.map(({ text, aiGenerated }, index) =>
        aiGenerated ? (
          <Message key={index} role="assistant" author="Twain">
            <Prose>
              <Suspense fallback={<p className={styles.plain}>{text}</p>}>
                <Markdown text={text} />
              </Suspense>
            </Prose>
          </Message>
        ) : (
          <Message key={index} role="person" author={t`Question`}>
            <p dir="auto">{text}</p>
          </Message>
        ),
      )}
    </div>
  )
}
