import { CodeBlock, Heading, Link, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './DeveloperSection.module.css'

const commands = 'npm ci\nnpm start'

export function DeveloperSection() {
  const { t } = useLingui()
  const { origin } = window.location
  return (
    <section className={styles.developers}>
      <div className={styles.text}>
        <Heading level={2} size="hero">
          <Trans>Run it yourself</Trans>
        </Heading>
        <p>
          <Trans>
            Two commands start Twain with its database on your machine. Connect any OpenAI-compatible model, or none. Everything in the app
            is in both APIs.
          </Trans>
        </p>
        <p className={styles.links}>
          <Link href="/api/docs" target="_blank">
            <Trans>REST reference</Trans>
          </Link>
          <Link href="/graphql" target="_blank">
            <Trans>GraphiQL</Trans>
          </Link>
        </p>
        <div>
          <LinkButton size="large" variant="primary" href="/accounts/signup">
            <Trans>Get Started</Trans>
          </LinkButton>
        </div>
      </div>
      <div className={styles.code}>
        <CodeBlock language={t`Self-host`} code={commands} />
        <CodeBlock language="REST" code={`curl ${origin}/api/v1/twin/twain`} />
        <CodeBlock
          language="GraphQL"
          code={`curl ${origin}/graphql --json \\\n  '{"query": "{ twin(username: \\"twain\\") { isDemo } }"}'`}
        />
      </div>
    </section>
  )
}
