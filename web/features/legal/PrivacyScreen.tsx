import { PageColumn, Prose } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'

export function PrivacyScreen() {
  const { t } = useLingui()
  return (
    <PageColumn title={t`Privacy`} description={<Trans>What this server stores about you and who can see it.</Trans>}>
      <ScreenTitle>{t`Privacy`}</ScreenTitle>
      <Prose>
        <h2>
          <Trans>Stored data</Trans>
        </h2>
        <ul>
          <li>
            <Trans>
              Account: your email address, username, display name, time zone and the text under “About you”. Your password is stored only as
              a hash.
            </Trans>
          </li>
          <li>
            <Trans>Conversations: your messages, the answers, the tool calls of your private brain, and your memories.</Trans>
          </li>
          <li>
            <Trans>Content: your profile, stories, notes, documents and files.</Trans>
          </li>
          <li>
            <Trans>Sharing: the usernames or email addresses of the people you choose, and who opened your invitation link.</Trans>
          </li>
          <li>
            <Trans>Sessions: the start time, IP address and browser of each session.</Trans>
          </li>
          <li>
            <Trans>
              Views of public pages: the name of the website that links to a profile or embeds a twin, counted per day and kept for 30 days,
              without any reference to you.
            </Trans>
          </li>
          <li>
            <Trans>
              Conversations with twins without an account: your messages, without your name. They are deleted 90 days after your last
              message, unless the operator of this server has set a different period. If you create an account, the conversations are added
              to it and kept.
            </Trans>
          </li>
        </ul>
        <h2>
          <Trans>Who can see your data</Trans>
        </h2>
        <p>
          <Trans>
            Only you can see your conversations with your private brain, unless you share a copy by link, and with your own twin. If you
            talk to another person’s twin, that person can read the conversation. They see your name only if your profile is visible to
            anyone with the link or you leave a message. Each part of your profile and each note, story and document is visible to the
            people you share it with, and your twin answers them only from that. If you report a twin’s answer, the operators of this server
            can read it with your question and note. As with any hosted service, they also have access to the database.
          </Trans>
        </p>
        <h2>
          <Trans>Where your data goes</Trans>
        </h2>
        <p>
          <Trans>
            Your data stays on this server, with these exceptions: if the server uses a language model, your message and the context that
            your private brain found for it are sent to that model. The built-in responder sends no data to other services. Push
            notifications, if you turn them on, reach your browser through the service of its vendor, encrypted and without your messages.
          </Trans>
        </p>
        <p>
          <Trans>
            Voice: your browser transcribes dictation and may send the audio to its vendor. Your browser or, if configured, a speech model
            reads answers aloud. The model receives their text.
          </Trans>
        </p>
        <h2>
          <Trans>Cookies and browser storage</Trans>
        </h2>
        <p>
          <Trans>
            Cookies keep you signed in, recognize browsers you have signed in with before so that password guessing can’t lock you out, and
            let visitors without an account continue their conversations with twins, after the browser is closed only if they agree. Your
            browser also stores your recent conversations for offline use, unsent messages and drafts, which are deleted when you sign out,
            and preferences such as the language and the state of the sidebar. There is no tracking or advertising.
          </Trans>
        </p>
      </Prose>
    </PageColumn>
  )
}
