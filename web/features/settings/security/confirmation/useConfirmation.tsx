import { useState, type ReactNode } from 'react'
import { lazyDialog } from '../../../../lib/lazyDialog.tsx'

const ConfirmIdentityDialog = lazyDialog(() => import('./ConfirmIdentityDialog.tsx'), 'ConfirmIdentityDialog')

interface Refusable {
  readonly __typename: string
  readonly code?: string
}

/** Repeats a mutation after the user has confirmed their identity, if the server asks for it. */
export function useConfirmation() {
  const [settle, setSettle] = useState<((isConfirmed: boolean) => void) | null>(null)

  const withConfirmation = async <TResult extends Refusable>(mutate: () => Promise<TResult>): Promise<TResult> => {
    const result = await mutate()
    if (result.code !== 'CONFIRMATION_REQUIRED') return result
    const isConfirmed = await new Promise<boolean>((resolve) => setSettle(() => resolve))
    setSettle(null)
    return isConfirmed ? mutate() : result
  }

  const confirmation: ReactNode = settle && <ConfirmIdentityDialog onConfirmed={() => settle(true)} onClose={() => settle(false)} />
  return { withConfirmation, confirmation }
}
