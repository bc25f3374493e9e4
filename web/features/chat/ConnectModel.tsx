import { Button, CodeBlock, Popover } from '#design-system'
import styles from './ConnectModel.module.css'

const settings = `LLM_BASE_URL=http://localhost:11434/v1
LLM_MODEL=llama3.2`

/** How to have a language model answer in place of the built-in responder. */
export function ConnectModel() {
  return (
    <Popover label="Connect a language model" placement="top" trigger={<Button variant="quiet">Connect one</Button>}>
      <div className={styles.explanation}>
        <p>Name a model that speaks the OpenAI protocol, such as Ollama, vLLM or OpenAI itself, and start the server again:</p>
        <CodeBlock code={settings} language="Settings" />
        <p>Some also ask for a key: LLM_API_KEY.</p>
      </div>
    </Popover>
  )
}
