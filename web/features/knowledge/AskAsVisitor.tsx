import { AudienceMark, Button, Form, Heading, LinkButton, StatusLine, TextField } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState, type FormEvent } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useQueryLoader } from 'react-relay'
import twinPassagesQuery, { type TwinPassagesQuery } from '../../__generated__/TwinPassagesQuery.graphql.ts'
import { getFailureText } from '../../relay/requestError.ts'
import { LoadingFailed } from '../../shared/screen/LoadingFailed.tsx'
import styles from './Knowledge.module.css'
import { TwinPassages } from './TwinPassages.tsx'

export function AskAsVisitor({ isProfilePublic }: { isProfilePublic: boolean }) {
  const { t } = useLingui()
  const [question, setQuestion] = useState('')
  const [queryRef, load] = useQueryLoader<TwinPassagesQuery>(twinPassagesQuery)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const asked = question.trim()
    if (asked !== '') load({ question: asked }, { fetchPolicy: 'network-only' })
  }

  return (
    <section data-voice="public" aria-labelledby="ask-as-visitor" className={styles.window}>
      <header className={styles.windowHead}>
        <AudienceMark audience="listed">{t`What visitors can find`}</AudienceMark>
        <span id="ask-as-visitor">
          <Heading level={2} size="section">
            <Trans>Ask as a visitor would</Trans>
          </Heading>
        </span>
        <p className={styles.facts}>
          <Trans>Preview the sources your twin would use. Nothing is sent to a model.</Trans>
        </p>
      </header>
      {isProfilePublic ? (
        <Form onSubmit={handleSubmit}>
          <div className={styles.ask}>
            <TextField
              label={t`Question`}
              placeholder={t`What do you work on?`}
              value={question}
              onChange={setQuestion}
              maxLength={400}
              autoComplete="off"
            />
            <Button type="submit" variant="primary">
              <Trans>Show passages</Trans>
            </Button>
          </div>
        </Form>
      ) : (
        <div className={styles.closed}>
          <p>
            <Trans>Your profile is private, so visitors can’t find anything. Make it public to try questions here.</Trans>
          </p>
          <LinkButton href="/twin">
            <Trans>Open My Twin</Trans>
          </LinkButton>
        </div>
      )}
      {isProfilePublic && queryRef && (
        <ErrorBoundary
          FallbackComponent={PassagesFailed}
          resetKeys={[queryRef]}
          onReset={() => load(queryRef.variables, { fetchPolicy: 'network-only' })}
        >
          <Suspense fallback={<StatusLine>{t`Checking...`}</StatusLine>}>
            <TwinPassages queryRef={queryRef} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  )
}

function PassagesFailed({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useLingui()
  return <LoadingFailed title={getFailureText(error, t`Couldn’t load the passages`)} level={3} onRetry={resetErrorBoundary} />
}
