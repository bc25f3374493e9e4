import { Button, FormError, Heading, IconButton, Link, LinkButton, Logo, Menu, MenuItem, MenuSection, MenuSeparator } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleUser, Languages, LogOut } from 'lucide-react'
import { useState, type ReactNode, type Ref } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { OnboardingHeadMutation } from '../../__generated__/OnboardingHeadMutation.graphql.ts'
import type { OnboardingHead_user$key } from '../../__generated__/OnboardingHead_user.graphql.ts'
import { rememberedPath } from '../../lib/storage.ts'
import { failureText } from '../../relay/requestError.ts'
import { takeRememberedPath } from '../../session/guards.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import styles from './OnboardingScreen.module.css'
import { chooseLocale, languages, type Locale } from '../../i18n/locale.ts'
import { useSignOut } from '../../session/useSignOut.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

interface OnboardingHeadProps {
  /** Where a narrow window chooses between the conversation and the preview. */
  choiceRef: Ref<HTMLDivElement>
}

/** Finishing and skipping are the same to the server. Who skips goes on at once; who finishes sees what there is to do next. */
export function OnboardingHead({ choiceRef }: OnboardingHeadProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const isOnboarded = useIsOnboarded()
  const [finishOnboarding] = useFinishOnboarding()
  const [ending, setEnding] = useState<'skip' | 'finish' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const handleEnd = async (how: 'skip' | 'finish') => {
    setFailure(null)
    setEnding(how)
    try {
      // The end shows with the press, and goes again if it fails.
      const optimisticResponse = user && how === 'finish' ? { finishOnboarding: { user: { id: user.id, isOnboarded: true } } } : undefined
      await finishOnboarding({ variables: {}, optimisticResponse })
      if (how === 'skip') await navigate(takeRememberedPath(), { replace: true })
    } catch (error) {
      setFailure(failureText(error, t`Failed to finish onboarding`))
    }
    setEnding(null)
  }

  const hasEnded = isOnboarded && ending !== 'skip'
  return (
    <header className={styles.head}>
      <span className={styles.wide}>
        <Link href="/" variant="quiet">
          <Logo isMarkOnly />
        </Link>
      </span>
      <p className={styles.title}>
        <Trans>Onboarding</Trans>
      </p>
      {hasEnded ? (
        <Words title={<Trans>You are ready</Trans>}>
          <Trans>The onboarding is finished. You can talk to Profile Pal at any time.</Trans>
        </Words>
      ) : (
        <Words title={<Trans>Introduce yourself</Trans>}>
          <Trans>Answer what you like. Nothing goes into your profile before you accept it.</Trans>
        </Words>
      )}
      <div ref={choiceRef} className={hasEnded ? styles.wide : styles.choice} />
      <div className={styles.actions}>
        {hasEnded ? (
          <WaysOn />
        ) : (
          <>
            <span className={styles.wide}>
              <Button variant="quiet" isDisabled={ending === 'finish'} isPending={ending === 'skip'} onPress={() => void handleEnd('skip')}>
                <Trans>Skip</Trans>
              </Button>
            </span>
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

function WaysOn() {
  const navigate = useNavigate()
  const remembered = rememberedPath.get()
  const wasGoingElsewhere = remembered !== null && !remembered.startsWith('/chat')
  return (
    <>
      <LinkButton variant="quiet" href="/twin">
        <Trans>Look at your twin</Trans>
      </LinkButton>
      <span className={styles.wide}>
        <Button variant="primary" onPress={() => void navigate(takeRememberedPath())}>
          {wasGoingElsewhere ? <Trans>Continue</Trans> : <Trans>Open your private brain</Trans>}
        </Button>
      </span>
    </>
  )
}

/** What the sidebar's account menu has for later, as far as it is of use before there is a sidebar. */
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

function useFinishOnboarding() {
  return useAsyncMutation<OnboardingHeadMutation>(graphql`
    mutation OnboardingHeadMutation {
      finishOnboarding {
        user {
          id
          isOnboarded
        }
      }
    }
  `)
}

/** Whether the onboarding has ended, by the button or by Profile Pal, as the store knows it now. */
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
