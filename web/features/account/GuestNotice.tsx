import { Banner, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'

/** Says why somebody who asked for a page stands before the sign-in form, and offers the other way in. */
export function GuestNotice({ path }: { path: string }) {
  const words = useWords()(path)
  return (
    <Banner
      isStatic
      action={
        <LinkButton href="/accounts/signup">
          <Trans>Create an account</Trans>
        </LinkButton>
      }
    >
      {words}
    </Banner>
  )
}

function useWords() {
  const { t } = useLingui()
  return (path: string): string => {
    const [, first, ...rest] = path.split(/[/?]/u)
    if (first === 'discover') return t`Discover shows people with a public profile. Sign in to look around.`
    if (first === 'twin' && rest[0]) return t`Sign in to keep your conversation with this twin.`
    if (first === 'twin') return t`My Twin is where you edit what others see of you. Sign in to open it.`
    if (first === 'chat') return t`Sign in to talk to your private brain.`
    if (first === 'knowledge' || first === 'story') return t`Notes and stories belong to an account. Sign in to see yours.`
    if (first === 'history') return t`Sign in to see your conversations.`
    return t`Sign in to open this page.`
  }
}
