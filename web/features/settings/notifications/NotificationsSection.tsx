import { Checkbox, FormError, Switch } from '#design-system'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NotificationsSection_viewer$key } from '../../../__generated__/NotificationsSection_viewer.graphql.ts'
import type { NotificationsSectionDeleteMutation } from '../../../__generated__/NotificationsSectionDeleteMutation.graphql.ts'
import type { NotificationsSectionSaveMutation } from '../../../__generated__/NotificationsSectionSaveMutation.graphql.ts'
import type { PushKind } from '../../../lib/__generated__/enums.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'
import { subscribe, unsubscribe } from './push.ts'

const kindNames: Readonly<Record<PushKind, MessageDescriptor>> = {
  ANSWERS: msg`Answer finished`,
  CHAT: msg`Conversations`,
  TWIN: msg`Twin`,
  ACCOUNT: msg`Account`,
  PRODUCT: msg`Twain`,
}
const allKinds = Object.keys(kindNames) as PushKind[]

export function NotificationsSection({ viewer }: { viewer: NotificationsSection_viewer$key }) {
  const { t, i18n } = useLingui()
  const { pushPublicKey, pushSubscription } = useFragment(
    graphql`
      fragment NotificationsSection_viewer on Viewer {
        pushPublicKey
        pushSubscription {
          kinds
        }
      }
    `,
    viewer,
  )
  const [save] = useAsyncMutation<NotificationsSectionSaveMutation>(graphql`
    mutation NotificationsSectionSaveMutation($input: SavePushSubscriptionInput!) {
      savePushSubscription(input: $input) {
        __typename
        ... on SavePushSubscriptionPayload {
          viewer {
            ...NotificationsSection_viewer
          }
        }
        ... on InputError {
          message
          code
          params
        }
      }
    }
  `)
  const [remove] = useAsyncMutation<NotificationsSectionDeleteMutation>(graphql`
    mutation NotificationsSectionDeleteMutation {
      deletePushSubscription {
        __typename
        viewer {
          ...NotificationsSection_viewer
        }
      }
    }
  `)
  const [isBlocked, setBlocked] = useState(Notification.permission === 'denied')
  const [chosen, setChosen] = useState<readonly PushKind[] | null>(null)
  const { attempt, failure } = useAttempt(t`Couldn’t save your choice`)
  const saved: readonly string[] = pushSubscription?.kinds ?? []
  const isOn = pushSubscription !== null && !isBlocked
  const kinds = chosen ?? allKinds.filter((kind) => saved.includes(kind))

  const choose = async (next: readonly PushKind[]) => {
    setChosen(next)
    await attempt(async () => {
      const subscription = await subscribe(pushPublicKey)
      setBlocked(Notification.permission === 'denied')
      if (subscription) return save({ input: { ...subscription, kinds: next } })
    })
    setChosen(null)
  }
  const turnOff = () =>
    attempt(async () => {
      await remove({})
      await unsubscribe()
    })

  return (
    <Section id="notifications" description={<Trans>Push notifications never include your messages.</Trans>}>
      <Switch
        isSelected={isOn || chosen !== null}
        isDisabled={isBlocked || chosen !== null}
        onChange={(isSelected) => void (isSelected ? choose(allKinds) : turnOff())}
        description={isBlocked ? <Trans>Your browser blocks notifications from this site.</Trans> : undefined}
      >
        <Trans>Push notifications on this device</Trans>
      </Switch>
      {isOn && (
        <div role="group" aria-label={t`Notification types`} className={styles.kinds}>
          {allKinds.map((kind) => (
            <Checkbox
              key={kind}
              isSelected={kinds.includes(kind)}
              isDisabled={chosen !== null}
              onChange={(isSelected) => void choose(isSelected ? [...kinds, kind] : kinds.filter((other) => other !== kind))}
            >
              {i18n._(kindNames[kind])}
            </Checkbox>
          ))}
        </div>
      )}
      <FormError>{failure}</FormError>
    </Section>
  )
}
