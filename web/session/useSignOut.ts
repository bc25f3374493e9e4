import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { useSignOutMutation } from '../__generated__/useSignOutMutation.graphql.ts'
import { clearPersonalStorage, logoutReason, rememberedPath } from '../lib/storage.ts'
import { AuthenticationRequiredError } from '../relay/requestError.ts'
import { useAsyncMutation } from '../relay/useAsyncMutation.ts'
import { useSession } from './SessionProvider.tsx'

/** Works offline too; the login page then shows a warning. */
export function useSignOut(): (then?: { returnPath: string }) => Promise<void> {
  const { t } = useLingui()
  const session = useSession()
  const [signOut] = useAsyncMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        providerLogoutUrl
      }
    }
  `)

  return async (then) => {
    const cleared = clearPersonalStorage()
    rememberedPath.set(then?.returnPath ?? null)
    const stay = session.leave()
    let providerLogoutUrl: string | null | undefined
    try {
      ;({ providerLogoutUrl } = await signOut({}))
    } catch (error) {
      if (error instanceof AuthenticationRequiredError) return stay()
      logoutReason.set(t`Logout failed. You may still be signed in.`)
    }
    await cleared
    // Only the login page returns to the path.
    if (providerLogoutUrl && !then) location.replace(providerLogoutUrl)
    else session.endAt('/accounts/login')
  }
}
