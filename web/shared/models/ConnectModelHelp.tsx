import { CodeBlock } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './ConnectModelHelp.module.css'

const settings = `LLM_BASE_URL=http://localhost:11434/v1
LLM_MODEL=llama3.2`

export function ConnectModelHelp() {
  const { t } = useLingui()
  return (
    <div className={styles.explanation}>
      <p>
        <Trans>Set a model with an OpenAI-compatible API, such as Ollama, vLLM or OpenAI itself, and restart the server:</Trans>
      </p>
      <CodeBlock code={settings} language={t`Settings`} />
      <p>
        <Trans>Some also need a key: LLM_API_KEY.</Trans>
      </p>
    </div>
  )
}
