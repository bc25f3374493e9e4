import { Switch } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { setSingleKeyShortcuts, useSingleKeyShortcuts } from '../../../lib/singleKeyShortcuts.ts'
import { Section } from '../Section.tsx'

/** Saved per browser because it depends on the keyboard. */
export function ShortcutsSection() {
  const { t } = useLingui()
  return (
    <Section id="shortcuts" description={<Trans>Shortcuts with Ctrl or ⌘ always work. This setting applies to this browser.</Trans>}>
      <Switch
        isSelected={useSingleKeyShortcuts()}
        onChange={setSingleKeyShortcuts}
        description={t`While this is off, typing anywhere starts a message.`}
      >
        <Trans>Single-key shortcuts</Trans>
      </Switch>
    </Section>
  )
}
