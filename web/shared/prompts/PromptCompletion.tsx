import { ComposerSuggestions, getSuggestionId } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { PromptCompletionQuery } from '../../__generated__/PromptCompletionQuery.graphql.ts'
import styles from './PromptCompletion.module.css'
import { PromptDialog } from './PromptDialog.tsx'
import { findPrompts, findSlashCommand, type SlashCommand } from './promptText.ts'
import { usePromptFields } from './usePromptFields.ts'

interface PromptCompletionProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onChange: (text: string) => void
}

/** Offers saved prompts for a slash in the field, and moves between the fields of inserted ones. */
export function PromptCompletion({ field, text, onChange }: PromptCompletionProps) {
  const { t } = useLingui()
  const { viewer } = useLazyLoadQuery<PromptCompletionQuery>(
    graphql`
      query PromptCompletionQuery {
        viewer {
          savedPrompts(first: 100) @connection(key: "SavedPrompts_savedPrompts") {
            edges {
              node {
                id
                title
                text
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const listId = useId()
  const [command, setCommand] = useState<SlashCommand | null>(null)
  const [dismissed, setDismissed] = useState<number | null>(null)
  const [activeIndex, setActiveIndex] = useState(0)
  const [replaced, setReplaced] = useState<SlashCommand | null>(null)
  const showFields = usePromptFields(field)

  const prompts = (viewer?.savedPrompts?.edges ?? []).flatMap((edge) => edge?.node ?? [])
  const isCurrent = command !== null && text.startsWith(`/${command.query}`, command.start)
  const found = isCurrent ? findPrompts(prompts, command.query) : []
  const suggestions = found.map(({ id, title, text: detail }) => ({ id, label: title, detail }))
  if (isCurrent && prompts.length === 0 && command.query === '') suggestions.push({ id: 'new', label: t`New prompt`, detail: '' })
  const isOpen = suggestions.length > 0

  const insert = ({ start, query }: SlashCommand, inserted: string) => {
    const end = start + query.length + 1
    flushSync(() => {
      setCommand(null)
      setReplaced(null)
      onChange(text.slice(0, start) + inserted + text.slice(end))
    })
    showFields(start, inserted)
  }
  const choose = (index: number) => {
    if (!command) return
    const prompt = found[index]
    if (prompt) insert(command, prompt.text)
    else setReplaced(command)
  }

  const handleInput = useEffectEvent(() => {
    const next = readCommand(field.current)
    if (next?.start === dismissed) return
    setDismissed(null)
    setActiveIndex(0)
    setCommand(next)
  })
  const handleMove = useEffectEvent(() => {
    const next = command && readCommand(field.current)
    if (command && next?.query !== command.query) setCommand(next)
  })
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!isOpen || isComposing || event.keyCode === 229 || ctrlKey || metaKey || altKey || shiftKey) return
    if (key === 'ArrowDown') setActiveIndex((activeIndex + 1) % suggestions.length)
    else if (key === 'ArrowUp') setActiveIndex((activeIndex + suggestions.length - 1) % suggestions.length)
    else if (key === 'Enter' || key === 'Tab') choose(activeIndex)
    else if (key === 'Escape') {
      setDismissed(command?.start ?? null)
      setCommand(null)
    } else return
    event.preventDefault()
    // The composer would send the message or stop the answer.
    event.stopImmediatePropagation()
  })
  useEffect(() => {
    const element = field.current
    const listening = new AbortController()
    const { signal } = listening
    element?.addEventListener('input', () => handleInput(), { signal })
    for (const type of ['keyup', 'click'] as const) element?.addEventListener(type, () => handleMove(), { signal })
    element?.addEventListener('blur', () => setCommand(null), { signal })
    element?.addEventListener('keydown', (event) => handleKeyDown(event), { signal })
    // oxlint-disable-next-line react/set-state-in-effect -- The slash was typed before this component was loaded.
    handleInput()
    return () => listening.abort()
  }, [field])

  useEffect(() => {
    const element = field.current
    if (!element || !isOpen) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'true',
      'aria-controls': listId,
      'aria-activedescendant': getSuggestionId(listId, activeIndex),
    }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    return () => Object.keys(attributes).forEach((name) => element.removeAttribute(name))
  }, [field, isOpen, listId, activeIndex])

  return (
    <>
      {isOpen && (
        <ComposerSuggestions
          id={listId}
          label={t`Saved prompts`}
          suggestions={suggestions}
          activeIndex={activeIndex}
          onChoose={choose}
          className={styles.list}
        />
      )}
      {replaced && <PromptDialog prompt={null} onSaved={(prompt) => insert(replaced, prompt.text)} onClose={() => setReplaced(null)} />}
    </>
  )
}

function readCommand(element: HTMLTextAreaElement | null): SlashCommand | null {
  return element && element.selectionStart === element.selectionEnd ? findSlashCommand(element.value, element.selectionEnd) : null
}
