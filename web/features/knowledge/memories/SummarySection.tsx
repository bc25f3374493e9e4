import { List, ListItem } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useId, type KeyboardEvent, type RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SummarySection_section$data, SummarySection_section$key } from '../../../__generated__/SummarySection_section.graphql.ts'
import { MemoryRow } from './MemoryRow.tsx'
import styles from './MemorySummary.module.css'

type Sentence = SummarySection_section$data['sentences'][number]

interface SummarySectionProps extends Opening {
  section: SummarySection_section$key
}

interface Opening {
  /** Can be merged with each other. */
  all: readonly { readonly id: string; readonly content: string }[]
  /** Key of a sentence; the memory’s ID if its words are the sentence. */
  open: string | null
  panel: RefObject<HTMLDivElement | null>
  onOpen: (key: string | null) => void
  onChanged: (memoryId: string) => void
}

const sentencesPerParagraph = 6

export function SummarySection({ section, ...opening }: SummarySectionProps) {
  const { kind, title, sentences } = useFragment(
    graphql`
      fragment SummarySection_section on MemorySummarySection {
        kind
        title
        sentences {
          text
          memories {
            id
            content
            ...MemoryRow_memory
          }
        }
      }
    `,
    section,
  )
  return (
    <div className={styles.section}>
      <h3 dir="auto" className={styles.title}>
        {kind === 'SELF' ? (
          <Trans>About you</Trans>
        ) : kind === 'OTHER' ? (
          <Trans>Other</Trans>
        ) : kind !== 'PROJECT' ? (
          title
        ) : title === null || title === undefined ? (
          <Trans>Deleted project</Trans>
        ) : (
          <Trans>Only in {title}</Trans>
        )}
      </h3>
      {toParagraphs(sentences).map((paragraph) => (
        <Paragraph key={paragraph.map(getKey).join()} sentences={paragraph} {...opening} />
      ))}
    </div>
  )
}

function Paragraph({ sentences, all, open, panel, onOpen, onChanged }: Opening & { sentences: readonly Sentence[] }) {
  const { t } = useLingui()
  const panelId = useId()
  const opened = sentences.find((sentence) => getKey(sentence) === open)
  return (
    <>
      <p dir="auto" className={styles.paragraph}>
        {sentences.map((sentence) => {
          const key = getKey(sentence)
          const isOpen = key === open
          const toggle = () => onOpen(isOpen ? null : key)
          const handleKeyDown = (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            toggle()
          }
          return (
            <Fragment key={key}>
              {/* A button element would not wrap with the text. */}
              <span
                role="button"
                tabIndex={0}
                aria-expanded={isOpen}
                aria-controls={isOpen ? panelId : undefined}
                className={styles.sentence}
                onClick={toggle}
                onKeyDown={handleKeyDown}
              >
                {toSentence(sentence.text)}
              </span>{' '}
            </Fragment>
          )
        })}
      </p>
      {opened && (
        <div ref={panel} id={panelId} role="group" aria-label={t`Sources`} tabIndex={-1} className={styles.panel}>
          <List label={t`Memories`} isDivided>
            {opened.memories.map((memory) => (
              <ListItem key={memory.id}>
                <MemoryRow memory={memory} others={all.filter(({ id }) => id !== memory.id)} onChanged={() => onChanged(memory.id)} />
              </ListItem>
            ))}
          </List>
        </div>
      )}
    </>
  )
}

function getKey({ text, memories }: Sentence): string {
  const [memory, ...others] = memories
  return memory && others.length === 0 && memory.content === text ? memory.id : `${memories.map(({ id }) => id).join()} ${text}`
}

function toParagraphs(sentences: readonly Sentence[]): Sentence[][] {
  const starts = Array.from({ length: Math.ceil(sentences.length / sentencesPerParagraph) }, (_, index) => index * sentencesPerParagraph)
  return starts.map((start) => sentences.slice(start, start + sentencesPerParagraph))
}

function toSentence(text: string): string {
  const words = text.charAt(0).toLocaleUpperCase() + text.slice(1)
  return /[.!?…]\P{L}?$/u.test(words) ? words : `${words}.`
}
