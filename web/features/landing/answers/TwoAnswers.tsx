import { AudienceMark, Citation, Heading, Message, type Voice } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type Audiences, type ExampleNote, findSources, firstAudiences, useExample } from './example.ts'
import { MovableNote } from './MovableNote.tsx'
import styles from './TwoAnswers.module.css'

/** Keeps the number of a source on the line of its sentence. */
const wordJoiner = '\u2060'

export function TwoAnswers() {
  const { t } = useLingui()
  const titleId = useId()
  const example = useExample()
  const [question, setQuestion] = useState('work')
  const [audiences, setAudiences] = useState<Audiences>(firstAudiences)
  const sourcesFor = (isOwner: boolean) => findSources(example, question, audiences, isOwner)
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <header className={styles.head}>
        <div id={titleId} className={styles.title}>
          <Heading level={2} size="hero">
            <Trans>One question, two answers</Trans>
          </Heading>
        </div>
        <p className={styles.hint}>
          <Trans>An example. Ask, then drag a note across the line.</Trans>
        </p>
      </header>
      <fieldset className={styles.questions}>
        <legend className={styles.legend}>
          <Trans>Question</Trans>
        </legend>
        {example.questions.map(({ id, text }) => (
          <label key={id} className={styles.question}>
            <input type="radio" name={titleId} checked={id === question} onChange={() => setQuestion(id)} />
            {text}
          </label>
        ))}
      </fieldset>
      <Answer
        voice="private"
        asker={t`Asked by Maud`}
        author={t`Your private brain`}
        question={question}
        audiences={audiences}
        sources={sourcesFor(true)}
      />
      <div data-voice="private" className={styles.band}>
        <div role="group" aria-label={t`Notes`} className={styles.notes}>
          {example.notes.map((note) => (
            <MovableNote
              key={note.id}
              note={note}
              audience={audiences[note.id] ?? 'private'}
              onChange={(audience) => setAudiences((current) => ({ ...current, [note.id]: audience }))}
            />
          ))}
        </div>
      </div>
      <Answer
        voice="public"
        asker={t`Asked by a visitor`}
        author={t`Your twin`}
        question={question}
        audiences={audiences}
        sources={sourcesFor(false)}
      />
    </section>
  )
}

interface AnswerProps {
  voice: Voice
  asker: string
  author: string
  question: string
  audiences: Audiences
  sources: readonly ExampleNote[]
}

function Answer({ voice, asker, author, question, audiences, sources }: AnswerProps) {
  const { t } = useLingui()
  return (
    <div data-voice={voice} className={styles.side}>
      <AudienceMark audience={voice === 'private' ? 'private' : 'listed'}>{asker}</AudienceMark>
      <div role="status" className={styles.answer}>
        <Message role="assistant" author={author}>
          {/* A new key fades the new answer in. */}
          <p key={sources.map(({ id }) => id).join()} className={styles.words}>
            {sources.length === 0
              ? t`I don’t share that.`
              : sources.map(({ id, title, text, answers }, index) => (
                  <span key={id}>
                    {answers[question]?.[voice]}
                    {wordJoiner}
                    <Citation number={index + 1} title={title}>
                      {text}
                    </Citation>{' '}
                  </span>
                ))}
          </p>
        </Message>
      </div>
      {sources.length > 0 && (
        <ol aria-label={t`Sources`} className={styles.sources}>
          {sources.map(({ id, title }, index) => (
            <li key={id}>
              <span>
                {index + 1}. {title}
              </span>
              <AudienceMark audience={audiences[id] ?? 'private'} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
