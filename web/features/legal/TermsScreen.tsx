import { Link, PageColumn, Prose } from '#design-system'
import { ScreenTitle } from '../../shell/ScreenTitle.tsx'

export function TermsScreen() {
  return (
    <PageColumn title="Terms" lead="The rules of this server, in plain words.">
      <ScreenTitle>Terms</ScreenTitle>
      <Prose>
        <h2>Your words stay yours</h2>
        <p>
          You keep every right to what you write. The server stores and processes it to give you the service, and for nothing else. How it
          is kept stands in the <Link href="/privacy">privacy notice</Link>.
        </p>
        <h2>What you may not do</h2>
        <p>
          Do not use somebody else's account, do not try to read what is not yours, and do not overload the server. Whoever runs it may
          limit or close accounts that do.
        </p>
        <h2>What answers are</h2>
        <p>
          Answers are written by software: by the language model that this server is connected to, or by the built-in responder, which only
          finds and quotes what you told it. Either can be wrong. Check what matters before you rely on it.
        </p>
        <h2>No guarantee</h2>
        <p>The service is given as it is. Keep a copy elsewhere of what you cannot afford to lose.</p>
      </Prose>
    </PageColumn>
  )
}
