import { Dialog, Kbd, Switch } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { commandShortcuts, plainKeyShortcuts } from './shortcuts.ts'
import styles from './ShortcutsHelp.module.css'

interface ShortcutsHelpProps {
  arePlainOn: boolean
  onPlainChange: (areOn: boolean) => void
  onClose: () => void
}

export function ShortcutsHelp({ arePlainOn, onPlainChange, onClose }: ShortcutsHelpProps) {
  const { t, i18n } = useLingui()
  const shown = arePlainOn ? [...commandShortcuts, ...plainKeyShortcuts] : commandShortcuts
  return (
    <Dialog title={t`Keyboard shortcuts`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.help}>
        <dl className={styles.list}>
          {shown.map(({ keys, label }) => (
            <div key={keys} className={styles.row}>
              <dt>{i18n._(label)}</dt>
              <dd className={styles.keys}>
                {keysOf(keys).map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Switch isSelected={arePlainOn} onChange={onPlainChange} description={t`Turn these off if you use voice control.`}>
          <Trans>Single keys</Trans>
        </Switch>
      </div>
    </Dialog>
  )
}

const mod = /Mac|iPod|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** The keys as they are printed on the keyboard, in the order in which they are pressed. */
function keysOf(keys: string): string[] {
  return keys
    .replace('[Shift]+', '')
    .split(/[ +]/)
    .map((key) => (key === '$mod' ? mod : key.toUpperCase()))
}
