import { Banner, LinkButton, PageColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import linkQuery, { type SignInLinkScreenQuery } from '../../../__generated__/SignInLinkScreenQuery.graphql.ts'
import { translateError } from '../../../i18n/errorText.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import { ScreenTitle } from '../../../shared/screen/ScreenTitle.tsx'
import { RequestLinkForm } from './RequestLinkForm.tsx'
import { UseLinkForm } from './UseLinkForm.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  return loadRouteQuery<SignInLinkScreenQuery>(context, linkQuery, { token: token ?? '', hasToken: token !== null })
}

export function SignInLinkScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<SignInLinkScreenQuery>()
  return (
    <PageColumn width="narrow" title={t`Sign in with a link`}>
      <ScreenTitle>{t`Sign in with a link`}</ScreenTitle>
      <RouteBoundary queryRef={queryRef} failure={t`Couldn’t check the link`}>
        <Content queryRef={queryRef} />
      </RouteBoundary>
    </PageColumn>
  )
}

function Content({ queryRef }: { queryRef: PreloadedQuery<SignInLinkScreenQuery> }) {
  const { signInLink } = usePreloadedQuery<SignInLinkScreenQuery>(
    graphql`
      query SignInLinkScreenQuery($token: String!, $hasToken: Boolean!) {
        signInLink(token: $token) @include(if: $hasToken) {
          __typename
          ... on SignInLink {
            username
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
  if (!signInLink) return <RequestLinkForm />
  if (signInLink.__typename === 'SignInLink') return <UseLinkForm token={queryRef.variables.token} username={signInLink.username ?? ''} />
  const { message, code, params } = signInLink
  return (
    <>
      <Banner tone="caution">{message === undefined ? null : translateError({ message, code, params })}</Banner>
      <div>
        <LinkButton variant="primary" href="/sign-in">
          <Trans>Email me a sign-in link</Trans>
        </LinkButton>
      </div>
    </>
  )
}
