import { Button, CodeBlock, Popover } from '#design-system'
import styles from './BuiltInResponderNote.module.css'

const settings = `LLM_BASE_URL=http://localhost:11434/v1
LLM_MODEL=llama3.2`

/** Nobody should take the built-in responder for more than it is. */
export function BuiltInResponderNote() {
  return (
    <p className={styles.note}>
      Built-in responder, not a language model.
      <Popover label="Connect a language model" placement="top" trigger={<Button variant="quiet">Connect one</Button>}>
        <div className={styles.explanation}>
          <p>Name a model that speaks the OpenAI protocol, such as Ollama, vLLM or OpenAI itself, and start the server again:</p>
          <CodeBlock code={settings} language="Settings" />
          <p>Some also ask for a key: LLM_API_KEY.</p>
        </div>
      </Popover>
    </p>
  )
}
