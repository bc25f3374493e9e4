import { Icon, type IconGlyph } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { BookmarkPlus, FileUp, Import } from 'lucide-react'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { handToComposer } from '../conversation/composer/handToComposer.ts'
import styles from './FirstSteps.module.css'

export const allFirstSteps = ['ADD_DOCUMENT', 'REMEMBER', 'IMPORT_CONVERSATIONS'] as const

interface FirstStepsProps {
  steps: readonly string[]
}

/** The first two continue in the composer of the chat. */
export function FirstSteps({ steps }: FirstStepsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const picker = useRef<HTMLInputElement>(null)
  const goToChat = () => {
    if (!pathname.startsWith('/chat')) void navigate('/chat')
  }
  const handleFiles = (files: File[]) => {
    if (files.length === 0) return
    handToComposer({ files, text: '' })
    goToChat()
  }
  const handleRemember = () => {
    handToComposer({ files: [], text: t({ message: 'Remember that ', comment: 'The beginning of a message to the assistant' }) })
    goToChat()
  }
  return (
    <ul className={styles.steps}>
      {steps.includes('ADD_DOCUMENT') && (
        <li>
          <Step icon={FileUp} title={t`Add a document`} hint={t`Then ask about it.`} onPress={() => picker.current?.click()} />
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            onChange={({ target }) => {
              handleFiles([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </li>
      )}
      {steps.includes('REMEMBER') && (
        <li>
          <Step icon={BookmarkPlus} title={t`Tell me something to remember`} hint={t`Ask about it anytime.`} onPress={handleRemember} />
        </li>
      )}
      {steps.includes('IMPORT_CONVERSATIONS') && (
        <li>
          <Step
            icon={Import}
            title={t`Import conversations`}
            hint={t`From ChatGPT or Claude.`}
            onPress={() => void navigate('/settings#import')}
          />
        </li>
      )}
    </ul>
  )
}

interface StepProps {
  icon: IconGlyph
  title: string
  hint: string
  onPress: () => void
}

function Step({ icon, title, hint, onPress }: StepProps) {
  return (
    <button type="button" className={styles.step} onClick={onPress}>
      <Icon glyph={icon} size="1.25rem" />
      <span className={styles.title}>{title}</span>
      <span className={styles.hint}>{hint}</span>
    </button>
  )
}
