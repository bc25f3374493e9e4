import { Button, Link } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ComponentType } from 'react'
import { Loading } from '../../shared/screen/Loading.tsx'
import { LoadingBoundary } from '../../shared/screen/LoadingBoundary.tsx'
import styles from './TwinDemo.module.css'

export type Demo = ComponentType<{ question: string | null; fetchKey: number }>

export function TwinDemo({ demo: Conversation }: { demo: Demo }) {
  const { t } = useLingui()
  const [begun, setBegun] = useState<{ question: string | null } | null>(null)
  const questions = [t`What is a twin?`, t`Is what I write private?`, t`Does my twin know my private notes?`, t`Which AI model answers?`]
  return (
    <div className={styles.demo}>
      <p className={styles.note}>
        <Trans>
          A demo: Twain’s own twin answers from <Link href="/twain">a page about Twain</Link>. The built-in responder writes the answers,
          not a language model.
        </Trans>
      </p>
      {begun ? (
        <div className={styles.conversation}>
          <LoadingBoundary failure={t`Couldn’t load the demo`} fallback={<Loading />}>
            {(attempt) => <Conversation question={begun.question} fetchKey={attempt} />}
          </LoadingBoundary>
        </div>
      ) : (
        <ul className={styles.questions}>
          {questions.map((question) => (
            <li key={question}>
              <Button wraps onPress={() => setBegun({ question })}>
                {question}
              </Button>
            </li>
          ))}
          <li>
            <Button variant="quiet" onPress={() => setBegun({ question: null })}>
              <Trans>Ask your own question</Trans>
            </Button>
          </li>
        </ul>
      )}
    </div>
  )
}
