import { Banner, Link, LinkButton, PageColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import verificationQuery, { type VerifyEmailScreenQuery } from '../../../__generated__/VerifyEmailScreenQuery.graphql.ts'
import { translateError } from '../../../i18n/errorText.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { useCurrentUser } from '../../../session/useCurrentUser.ts'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import { ScreenTitle } from '../../../shared/screen/ScreenTitle.tsx'
import { ConfirmAddress } from './ConfirmAddress.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return loadRouteQuery<VerifyEmailScreenQuery>(context, verificationQuery, { token })
}

/** The account may have been created with another person's address. */
export function VerifyEmailScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<VerifyEmailScreenQuery>()
  return (
    <PageColumn width="narrow" title={t`Confirm your address`}>
      <ScreenTitle>{t`Confirm your address`}</ScreenTitle>
      <RouteBoundary queryRef={queryRef} failure={t`Couldn’t check the link`}>
        <Verification queryRef={queryRef} />
      </RouteBoundary>
    </PageColumn>
  )
}

function Verification({ queryRef }: { queryRef: PreloadedQuery<VerifyEmailScreenQuery> }) {
  const { emailVerification: found } = usePreloadedQuery<VerifyEmailScreenQuery>(
    graphql`
      query VerifyEmailScreenQuery($token: String!) {
        emailVerification(token: $token) {
          __typename
          ... on EmailVerification {
            username
            email
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    queryRef,
  )
  if (found.__typename !== 'EmailVerification') {
    const { message, code, params } = found
    return <BadLink refusal={message === undefined ? null : translateError({ message, code, params })} />
  }
  return <ConfirmAddress token={queryRef.variables.token} username={found.username ?? ''} email={found.email ?? ''} />
}

function BadLink({ refusal }: { refusal: string | null }) {
  const isSignedIn = useCurrentUser() !== null
  return (
    <>
      <Banner tone="caution">
        {refusal}{' '}
        <Trans>
          You can do this in your <Link href="/settings">settings</Link> if your address isn’t confirmed yet.
        </Trans>
      </Banner>
      <div>
        <LinkButton variant="primary" href={isSignedIn ? '/settings' : '/accounts/login'}>
          {isSignedIn ? <Trans>Open settings</Trans> : <Trans>Sign in</Trans>}
        </LinkButton>
      </div>
    </>
  )
}
