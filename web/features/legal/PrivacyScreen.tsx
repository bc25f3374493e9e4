import { PageColumn, Prose } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'

export function PrivacyScreen() {
  const { t } = useLingui()
  return (
    <PageColumn title={t`Privacy`} description={<Trans>What this server keeps about you, and who can see it.</Trans>}>
      <ScreenTitle>{t`Privacy`}</ScreenTitle>
      <Prose>
        <h2>
          <Trans>What is kept</Trans>
        </h2>
        <ul>
          <li>
            <Trans>
              Your email address, username, display name, time zone and what you say about yourself, and your password as a hash that cannot
              be turned back.
            </Trans>
          </li>
          <li>
            <Trans>Your conversations, what your private brain did while it answered, and what you asked it to remember.</Trans>
          </li>
          <li>
            <Trans>Your profile, and the stories, notes and files that you add.</Trans>
          </li>
          <li>
            <Trans>Your sessions: when each began, and the address and browser it was used from.</Trans>
          </li>
          <li>
            <Trans>
              What you say to a twin without an account, without a name. It is deleted 90 days after your last message, unless whoever runs
              this server chose another time; with an account it is yours and stays.
            </Trans>
          </li>
        </ul>
        <h2>
          <Trans>Who can see it</Trans>
        </h2>
        <p>
          <Trans>
            You. Nobody else can see your conversations with your private brain and your own twin. What you say to somebody else’s twin,
            they can read, since it speaks for them; your name goes with it only if your profile is public or you leave a message. What you
            make public on your profile or in your notes, anyone can see, and your twin answers others from nothing else. Whoever runs this
            server can reach its database, as with any server that you do not run yourself.
          </Trans>
        </p>
        <h2>
          <Trans>Where it goes</Trans>
        </h2>
        <p>
          <Trans>
            It stays on this server, with one exception: when the server is connected to a language model, your message and what your
            private brain looked up for it are sent to that model. The built-in responder sends nothing anywhere.
          </Trans>
        </p>
        <h2>
          <Trans>Cookies and your browser</Trans>
        </h2>
        <p>
          <Trans>
            One cookie keeps you signed in; one remembers that you have signed in with this browser before, so that people who guess your
            password cannot lock you out; another lets visitors without an account continue their conversation with a twin. Your browser
            also remembers the last conversation and unsent drafts, which signing out clears, and habits such as the language and whether
            the sidebar is collapsed. There is no tracking and no advertising.
          </Trans>
        </p>
      </Prose>
    </PageColumn>
  )
}
