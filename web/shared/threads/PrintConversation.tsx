import { Dialog, Prose } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Markdown } from '../markdown/Markdown.tsx'
import styles from './PrintConversation.module.css'

interface PrintConversationProps {
  /** Path of the Markdown export. */
  path: string
  onClose: () => void
}

/** The screen renders only messages near the scroll position. */
export function PrintConversation({ path, onClose }: PrintConversationProps) {
  const { t } = useLingui()
  const [text, setText] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = useEffectEvent(() => readExport(path).then(setText, () => setFailed(true)))
  useEffect(() => void load(), [])

  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (text === null) return
    const listening = new AbortController()
    addEventListener('afterprint', () => close(), { signal: listening.signal })
    const timer = setTimeout(() => print(), renderMs)
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [text])

  if (hasFailed) {
    return (
      <Dialog title={t`Couldn’t print the conversation`} isOpen onOpenChange={onClose}>
        <p>{t`Check your connection and try again.`}</p>
      </Dialog>
    )
  }
  return (
    text !== null &&
    createPortal(
      // Dark text on paper, whatever the theme.
      <div data-theme="light" className={styles.page}>
        <Prose>
          <Markdown text={text} />
        </Prose>
      </div>,
      document.body,
    )
  )
}

/** Code and formulas are rendered by components that load lazily. */
const renderMs = 300

async function readExport(path: string): Promise<string> {
  const [response] = await Promise.all([fetch(path), import('../markdown/HighlightedCode.tsx'), import('../markdown/FormulaView.tsx')])
  if (!response.ok) throw new Error(`The export answered with status ${response.status}.`)
  return response.text()
}
