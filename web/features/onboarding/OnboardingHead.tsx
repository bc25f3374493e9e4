import { Button, FormError, Heading, IconButton, Link, LinkButton, Logo, Menu, MenuItem, MenuSection, MenuSeparator } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleUser, Languages, LogOut } from 'lucide-react'
import { useState, type ReactNode, type Ref } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import type { OnboardingHeadMutation } from '../../__generated__/OnboardingHeadMutation.graphql.ts'
import type { OnboardingHead_user$key } from '../../__generated__/OnboardingHead_user.graphql.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import { homePath, readReturnPath, takeReturnPath } from '../../session/returnPath.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import styles from './OnboardingScreen.module.css'
import { chooseLocale, languages, type Locale } from '../../i18n/locale.ts'
import { useSignOut } from '../../session/useSignOut.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

interface OnboardingHeadProps {
  choiceRef: Ref<HTMLDivElement>
}

/** Skip leaves the screen; Finish shows the next steps. The server treats both alike. */
export function OnboardingHead({ choiceRef }: OnboardingHeadProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const isOnboarded = useIsOnboarded()
  const [finishOnboarding] = useAsyncMutation<OnboardingHeadMutation>(graphql`
    mutation OnboardingHeadMutation {
      finishOnboarding {
        user {
          id
          isOnboarded
        }
      }
    }
  `)
  const [ending, setEnding] = useState<'skip' | 'finish' | null>(null)
  const { attempt, failure } = useAttempt(t`Failed to finish onboarding`)

  const handleEnd = async (how: 'skip' | 'finish') => {
    setEnding(how)
    await attempt(async () => {
      const optimisticResponse = user && how === 'finish' ? { finishOnboarding: { user: { id: user.id, isOnboarded: true } } } : undefined
      await finishOnboarding({ variables: {}, optimisticResponse, updater: closeQuestions })
      if (how === 'skip') await navigate(takeReturnPath(), { replace: true })
    })
    setEnding(null)
  }

  const hasEnded = isOnboarded && ending !== 'skip'
  return (
    <header className={styles.head}>
      <Link href="/" variant="quiet">
        <Logo isMarkOnly />
      </Link>
      <p className={styles.title}>
        <Trans>Onboarding</Trans>
      </p>
      {hasEnded ? (
        <Words title={<Trans>Onboarding finished</Trans>}>
          <Trans>You can change your profile with Profile Pal at any time.</Trans>
        </Words>
      ) : (
        <Words title={<Trans>Introduce yourself</Trans>}>
          <Trans>Answer what you like. Nothing is added to your profile until you accept it.</Trans>
        </Words>
      )}
      <div ref={choiceRef} className={styles.choice} />
      <div className={styles.actions}>
        {hasEnded ? (
          <NextSteps />
        ) : (
          <>
            <Button variant="quiet" isDisabled={ending === 'finish'} isPending={ending === 'skip'} onPress={() => void handleEnd('skip')}>
              <Trans>Skip</Trans>
            </Button>
            <Button
              variant="primary"
              isDisabled={ending === 'skip'}
              isPending={ending === 'finish'}
              onPress={() => void handleEnd('finish')}
            >
              <Trans>Finish</Trans>
            </Button>
          </>
        )}
        <OnboardingMenu />
      </div>
      {failure && (
        <div className={styles.failure}>
          <FormError>{failure}</FormError>
        </div>
      )}
    </header>
  )
}

function Words({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.words} role="status">
      <Heading size="section">{title}</Heading>
      <p className={styles.lead}>{children}</p>
    </div>
  )
}

function NextSteps() {
  const navigate = useNavigate()
  const isGoingHome = (readReturnPath() ?? homePath) === homePath
  return (
    <>
      <span className={styles.wide}>
        <LinkButton variant="quiet" href="/twin">
          <Trans>Look at your twin</Trans>
        </LinkButton>
      </span>
      <Button variant="primary" onPress={() => void navigate(takeReturnPath())}>
        {isGoingHome ? <Trans>Open your private brain</Trans> : <Trans>Continue</Trans>}
      </Button>
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
