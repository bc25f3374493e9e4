import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { FormError } from '../../components/Form/FormError.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import type { StyleProps } from '../../components/styleProps.ts'
import { TextField } from '../../components/TextField/TextField.tsx'
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx'
import styles from './QuestionCard.module.css'

export interface QuestionCardProps extends StyleProps {
  /** The question. */
  question: string
  /** Suggested answers. */
  choices: ReadonlyArray<string>
  /** Whether several may be chosen, which needs the button to send. */
  allowsSeveral?: boolean
  /** Only an open question can be answered. */
  status: 'open' | 'answered' | 'skipped'
  /** Chosen answers of an answered question. */
  chosen?: ReadonlyArray<string>
  /** Free text of an answered question. */
  text?: string
  /** Called with the answer to an open question. */
  onAnswer?: (answer: { choices: string[]; text: string }) => void
  /** Whether the answer is being sent. */
  isPending?: boolean
  /** Why the answer was not sent. */
  error?: string | null
}

export function QuestionCard({ question, status, chosen = [], text, choices, className, ...open }: QuestionCardProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <section className={clsx(styles.QuestionCard, className)} aria-labelledby={id} data-status={status}>
      <p id={id} dir="auto" className={styles.Question}>
        {question}
      </p>
      {status === 'open' ? (
        <OpenQuestion choices={choices} {...open} />
      ) : (
        <>
          <ul className={styles.Choices}>
            {choices.map((choice) => (
              <li key={choice} dir="auto" className={styles.Choice} data-chosen={chosen.includes(choice) || undefined}>
                {chosen.includes(choice) && <Icon glyph={Check} label={t`Chosen`} />}
                {choice}
              </li>
            ))}
          </ul>
          {text && (
            <p dir="auto" className={styles.Text}>
              {text}
            </p>
          )}
          {status === 'skipped' && <p className={styles.Note}>{t`Skipped`}</p>}
        </>
      )}
    </section>
  )
}

function OpenQuestion({
  choices,
  allowsSeveral = false,
  onAnswer,
  isPending = false,
  error,
}: Pick<QuestionCardProps, 'choices' | 'allowsSeveral' | 'onAnswer' | 'isPending' | 'error'>) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const isComplete = text.trim() !== '' || chosen.length > 0
  const isDisabled = isPending || !onAnswer
  const send = (answer: readonly string[], more: string) =>
    onAnswer?.({ choices: choices.filter((choice) => answer.includes(choice)), text: more.trim() })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete && !isDisabled) send(chosen, text)
  }
  return (
    <form onSubmit={handleSubmit} className={styles.Form}>
      <div className={styles.Choices}>
        {choices.map((choice) =>
          allowsSeveral ? (
            <ToggleButton
              key={choice}
              isSelected={chosen.includes(choice)}
              isDisabled={isDisabled}
              onChange={(isChosen) => setChosen((before) => (isChosen ? [...before, choice] : before.filter((one) => one !== choice)))}
            >
              {choice}
            </ToggleButton>
          ) : (
            <Button key={choice} wraps isDisabled={isDisabled} onPress={() => send([choice], text)}>
              {choice}
            </Button>
          ),
        )}
      </div>
      <div className={styles.Other}>
        <TextField
          label={t`Another answer`}
          isLabelHidden
          placeholder={t`Another answer`}
          value={text}
          onChange={setText}
          isDisabled={isDisabled}
        />
        {(allowsSeveral || text.trim() !== '') && (
          <Button type="submit" variant="primary" isDisabled={!isComplete || !onAnswer} isPending={isPending} pendingLabel={t`Sending...`}>
            {t`Send answer`}
          </Button>
        )}
      </div>
      {error && <FormError>{error}</FormError>}
    </form>
  )
}
