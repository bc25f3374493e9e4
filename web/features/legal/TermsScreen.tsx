import { Link, PageColumn, Prose } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'

export function TermsScreen() {
  const { t } = useLingui()
  return (
    <PageColumn title={t`Terms`} description={<Trans>The rules of this server, in plain words.</Trans>}>
      <ScreenTitle>{t`Terms`}</ScreenTitle>
      <Prose>
        <h2>
          <Trans>Your words stay yours</Trans>
        </h2>
        <p>
          <Trans>
            You keep every right to what you write. The server stores and processes it to give you the service, and for nothing else. The{' '}
            <Link href="/privacy">privacy notice</Link> explains how it is stored.
          </Trans>
        </p>
        <h2>
          <Trans>What you may not do</Trans>
        </h2>
        <p>
          <Trans>
            Do not use other people’s accounts, try to read other people’s data or overload the server. The operator may limit or close
            accounts that do.
          </Trans>
        </p>
        <h2>
          <Trans>What answers are</Trans>
        </h2>
        <p>
          <Trans>
            Answers are written by software: by the language model that this server is connected to, or by the built-in responder, which
            only finds and quotes what you told it. Either can be wrong. Check what matters before you rely on it.
          </Trans>
        </p>
        <h2>
          <Trans>No guarantee</Trans>
        </h2>
        <p>
          <Trans>The service is provided as is. Keep a copy elsewhere of what you cannot afford to lose.</Trans>
        </p>
      </Prose>
    </PageColumn>
  )
}
