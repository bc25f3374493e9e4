import type { MessageDescriptor } from '@lingui/core'
import { DescriptionList, Dialog, Kbd, Switch } from '#design-system'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { canDictate } from '../../shared/speech/browserSpeech.ts'
import styles from './ShortcutsHelp.module.css'

/** Handled by the microphone button. */
const talkShortcut = { keys: 'Ctrl+Shift+Space', label: msg`Hold to talk` }

interface ShortcutsHelpProps {
  shortcuts: readonly { readonly keys: string; readonly label: MessageDescriptor }[]
  areSingleKeysOn: boolean
  onSingleKeysChange: (areOn: boolean) => void
  onClose: () => void
}

export function ShortcutsHelp({ shortcuts, areSingleKeysOn, onSingleKeysChange, onClose }: ShortcutsHelpProps) {
  const { t, i18n } = useLingui()
  return (
    <Dialog title={t`Keyboard shortcuts`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.help}>
        <DescriptionList
          layout="rows"
          items={[...shortcuts, ...(canDictate() ? [talkShortcut] : [])].map(({ keys, label }) => ({
            term: i18n._(label),
            details: (
              <span className={styles.keys}>
                {splitKeys(keys).map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </span>
            ),
          }))}
        />
        <Switch
          isSelected={areSingleKeysOn}
          onChange={onSingleKeysChange}
          description={t`While this is off, typing anywhere starts a message.`}
        >
          <Trans>Single-key shortcuts</Trans>
        </Switch>
      </div>
    </Dialog>
  )
}

const mod = /Mac|iPod|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'

function splitKeys(keys: string): string[] {
  return keys
    .replace('[Shift]+', '')
    .split(/[ +]/)
    .map((key) => (key === '$mod' ? mod : key.length === 1 ? key.toUpperCase() : key))
}
