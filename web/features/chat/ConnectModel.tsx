import { Button, CodeBlock, Popover } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './ConnectModel.module.css'

const settings = `LLM_BASE_URL=http://localhost:11434/v1
LLM_MODEL=llama3.2`

/** How to have a language model answer in place of the built-in responder. */
export function ConnectModel() {
  const { t } = useLingui()
  const trigger = (
    <Button variant="quiet">
      <Trans>Connect one</Trans>
    </Button>
  )
  return (
    <Popover label={t`Connect a language model`} placement="top" trigger={trigger}>
      <div className={styles.explanation}>
        <p>
          <Trans>Name a model that speaks the OpenAI protocol, such as Ollama, vLLM or OpenAI itself, and start the server again:</Trans>
        </p>
        <CodeBlock code={settings} language={t`Settings`} />
        <p>
          <Trans>Some also ask for a key: LLM_API_KEY.</Trans>
        </p>
      </div>
    </Popover>
  )
}
