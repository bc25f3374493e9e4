import { Button, FormError, List, ListItem } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PasskeysSection_passkey$key } from '../../../../__generated__/PasskeysSection_passkey.graphql.ts'
import type { PasskeysSection_viewer$key } from '../../../../__generated__/PasskeysSection_viewer.graphql.ts'
import { arePasskeysSupported } from '../../../../lib/passkeys.ts'
import { Section } from '../../Section.tsx'
import styles from '../../SettingsScreen.module.css'
import { formatDate, formatTimeAgo } from '../../../../lib/timeWords.ts'
import { RemovePasskey } from './RemovePasskey.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'
import { useAddPasskey } from './useAddPasskey.tsx'

interface Chosen {
  id: string
  name: string
  action: 'rename' | 'remove'
}

export function PasskeysSection({ viewer }: { viewer: PasskeysSection_viewer$key }) {
  const { t } = useLingui()
  const { passkeys } = useFragment(
    graphql`
      fragment PasskeysSection_viewer on Viewer {
        passkeys @required(action: THROW) {
          id
          ...PasskeysSection_passkey
        }
      }
    `,
    viewer,
  )
  const { add, isAdding, failure, confirmation } = useAddPasskey()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const close = () => setChosen(null)
  return (
    <Section id="passkeys" description={<Trans>Sign in with your fingerprint, face or PIN instead of a password and code.</Trans>}>
      {passkeys.length > 0 && (
        <List label={t`Passkeys`} isDivided>
          {passkeys.map((passkey) => (
            <ListItem key={passkey.id}>
              <PasskeyEntry passkey={passkey} onChoose={(name, action) => setChosen({ id: passkey.id, name, action })} />
            </ListItem>
          ))}
        </List>
      )}
      {arePasskeysSupported() ? (
        <div>
          <Button isPending={isAdding} onPress={() => void add()}>
            <Trans>Add passkey</Trans>
          </Button>
        </div>
      ) : (
        <p className={styles.note}>
          <Trans>This browser doesn’t support passkeys here.</Trans>
        </p>
      )}
      <FormError>{failure}</FormError>
      {confirmation}
      {chosen?.action === 'rename' && <RenamePasskey passkey={chosen} onClose={close} />}
      {chosen?.action === 'remove' && <RemovePasskey passkey={chosen} onClose={close} />}
    </Section>
  )
}

interface PasskeyEntryProps {
  passkey: PasskeysSection_passkey$key
  onChoose: (name: string, action: Chosen['action']) => void
}

function PasskeyEntry({ passkey, onChoose }: PasskeyEntryProps) {
  const { t } = useLingui()
  const { name, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment PasskeysSection_passkey on Passkey {
        name
        createdAt
        lastUsedAt
      }
    `,
    passkey,
  )
  const added = formatDate(createdAt)
  const used = lastUsedAt && formatTimeAgo(lastUsedAt)
  return (
    <div className={styles.entry}>
      <div>
        <div className={styles.entryHead}>{name}</div>
        <p className={styles.note}>
          {t`Added on ${added}`}
          {' · '}
          {used ? t`last used ${used}` : t`never used`}
        </p>
      </div>
      <div className={styles.entryActions}>
        <Button variant="quiet" aria-label={t`Rename ${name}`} onPress={() => onChoose(name, 'rename')}>
          <Trans>Rename</Trans>
        </Button>
        <Button variant="quiet" aria-label={t`Remove ${name}`} onPress={() => onChoose(name, 'remove')}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </div>
  )
}
