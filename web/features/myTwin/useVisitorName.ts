import { useLingui } from '@lingui/react/macro'

interface Visitor {
  readonly visitorKind: string
  readonly visitorUsername: string | null | undefined
}

/** What may be said of who talked to a twin. */
export function useVisitorName() {
  const { t } = useLingui()
  return ({ visitorKind, visitorUsername }: Visitor): string => {
    if (visitorUsername) return `@${visitorUsername}`
    return visitorKind === 'MEMBER' ? t`Somebody with an account` : t`A guest`
  }
}
