import { useLingui } from '@lingui/react/macro'
import { useState, type RefObject } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { PromptCompletionQuery } from '../../__generated__/PromptCompletionQuery.graphql.ts'
import { Completion } from '../completion/Completion.tsx'
import { findByTitle, type TypedCommand } from '../completion/typedCommand.ts'
import { useTypedCommand } from '../completion/useTypedCommand.ts'
import { PromptDialog } from './PromptDialog.tsx'
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
  const { command, dismiss, replace } = useTypedCommand('/', { field, text, onChange })
  const [replaced, setReplaced] = useState<TypedCommand | null>(null)
  const showFields = usePromptFields(field)

  const prompts = (viewer?.savedPrompts?.edges ?? []).flatMap((edge) => edge?.node ?? [])
  const found = command ? findByTitle(prompts, command.query) : []
  const suggestions = found.map(({ id, title, text: detail }) => ({ id, label: title, detail }))
  if (command?.query === '' && prompts.length === 0) suggestions.push({ id: 'new', label: t`New prompt`, detail: '' })

  const insert = (written: TypedCommand, inserted: string) => {
    setReplaced(null)
    replace(written, inserted)
    showFields(written.start, inserted)
  }
  const choose = (index: number) => {
    if (!command) return
    const prompt = found[index]
    if (prompt) insert(command, prompt.text)
    else setReplaced(command)
  }

  return (
    <>
      <Completion
        field={field}
        label={t`Saved prompts`}
        suggestions={suggestions}
        query={command?.query ?? ''}
        onChoose={choose}
        onDismiss={dismiss}
      />
      {replaced && <PromptDialog prompt={null} onSaved={(prompt) => insert(replaced, prompt.text)} onClose={() => setReplaced(null)} />}
    </>
  )
}
