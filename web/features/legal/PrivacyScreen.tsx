import { PageColumn, Prose } from '#design-system'
import { ScreenTitle } from '../../shell/ScreenTitle.tsx'

export function PrivacyScreen() {
  return (
    <PageColumn title="Privacy" lead="What this server keeps about you, and who can see it.">
      <ScreenTitle>Privacy</ScreenTitle>
      <Prose>
        <h2>What is kept</h2>
        <ul>
          <li>Your email address, username, display name and time zone, and your password as a hash that cannot be turned back.</li>
          <li>Your conversations, what the assistant did while it answered, and what you asked it to remember.</li>
          <li>Your profile, and the stories, notes and files that you add.</li>
          <li>Your sessions: when each began, and the address and browser it was used from.</li>
        </ul>
        <h2>Who can see it</h2>
        <p>
          You. Other people cannot see your conversations. What you make public on your profile or in your notes, anyone can see, and your
          twin answers others from nothing else. Whoever runs this server can reach its database, as with any server that you do not run
          yourself.
        </p>
        <h2>Where it goes</h2>
        <p>
          It stays on this server, with one exception: when the server is connected to a language model, your message and what the assistant
          looked up for it are sent to that model. The built-in responder sends nothing anywhere.
        </p>
        <h2>Cookies and your browser</h2>
        <p>
          One cookie keeps you signed in; another lets visitors without an account go on with their conversation with a twin. Your browser
          also remembers the last conversation, unsent drafts and whether the sidebar is collapsed. Signing out clears all but the last.
          There is no tracking and no advertising.
        </p>
      </Prose>
    </PageColumn>
  )
}
