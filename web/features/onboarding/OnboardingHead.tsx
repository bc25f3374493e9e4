import { Button, FormError, IconButton, Link, Logo, Menu, MenuItem, MenuSection, MenuSeparator } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleUser, Languages, LogOut } from 'lucide-react'
import { useState, type Ref } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import type { OnboardingHeadMutation } from '../../__generated__/OnboardingHeadMutation.graphql.ts'
import type { OnboardingHead_user$key } from '../../__generated__/OnboardingHead_user.graphql.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import { takeReturnPath } from '../../session/returnPath.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import styles from './OnboardingScreen.module.css'
import { chooseLocale, languages, type Locale } from '../../i18n/locale.ts'
import { useSignOut } from '../../session/useSignOut.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

interface OnboardingHeadProps {
  progressRef: Ref<HTMLDivElement>
}

/** Skip works even if the profile cannot be loaded. */
export function OnboardingHead({ progressRef }: OnboardingHeadProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isOnboarded = useIsOnboarded()
  const finishOnboarding = useFinishOnboarding()
  const [isSkipping, setSkipping] = useState(false)
  const { attempt, failure } = useAttempt(t`Couldn’t finish onboarding`)

  const handleSkip = async () => {
    setSkipping(true)
    await attempt(async () => {
      await finishOnboarding()
      await navigate(takeReturnPath(), { replace: true })
    })
    setSkipping(false)
  }
  return (
    <header className={styles.head}>
      <Link href="/" variant="quiet">
        <Logo isMarkOnly />
      </Link>
      <p className={styles.title}>
        <Trans>Onboarding</Trans>
      </p>
      <div ref={progressRef} className={styles.progress} />
      {(!isOnboarded || isSkipping) && (
        <Button variant="quiet" isPending={isSkipping} onPress={() => void handleSkip()}>
          <Trans>Skip for now</Trans>
        </Button>
      )}
      <OnboardingMenu />
      {failure && (
        <div className={styles.failure}>
          <FormError>{failure}</FormError>
        </div>
      )}
    </header>
  )
}

export function OnboardingProgress({ done, total }: { done: number; total: number }) {
  return (
    <>
      <span aria-hidden className={styles.bar}>
        {Array.from({ length: total }, (_, index) => (
          <i key={index} data-done={index < done || undefined} />
        ))}
      </span>
      <span className={styles.count}>
        <Trans>
          {done} of {total}
        </Trans>
      </span>
    </>
  )
}

function OnboardingMenu() {
  const { t } = useLingui()
  const username = useCurrentUser()?.username ?? ''
  const signOut = useSignOut()
  const choices = Object.entries(languages) as [Locale, string][]
  return (
    <Menu trigger={<IconButton icon={CircleUser} label={t`Account`} />}>
      <MenuSection title={`@${username}`}>
        {choices.map(([locale, name]) => (
          <MenuItem key={locale} icon={Languages} onAction={() => void chooseLocale(locale)}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuItem icon={LogOut} onAction={() => void signOut()}>
        {t`Logout`}
      </MenuItem>
    </Menu>
  )
}

/** Mirrors the server, which closes Profile Pal's open questions. */
function closeQuestions(store: RecordSourceProxy): void {
  const thread = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('profilePal')
  const steps = thread && ConnectionHandler.getConnection(thread, 'Conversation_steps')
  for (const edge of steps?.getLinkedRecords('edges') ?? []) edge?.getLinkedRecord('node')?.setValue(false, 'waitForAnswer')
}

export function useFinishOnboarding(): () => Promise<void> {
  const [commit] = useAsyncMutation<OnboardingHeadMutation>(graphql`
    mutation OnboardingHeadMutation {
      finishOnboarding {
        user {
          id
          isOnboarded
        }
      }
    }
  `)
  return async () => {
    await commit({}, { updater: closeQuestions })
  }
}

export function useIsOnboarded(): boolean {
  const user = useFragment<OnboardingHead_user$key>(
    graphql`
      fragment OnboardingHead_user on User {
        isOnboarded
      }
    `,
    useCurrentUser(),
  )
  return user?.isOnboarded ?? false
}
