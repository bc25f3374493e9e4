import { Button, ConfirmDialog, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../../../relay/useAttempt.ts'
import { useAddWebPage } from './useAddWebPage.ts'

interface FetchAgainProps {
  url: string
  isPublic: boolean
  isDisabled: boolean
}

/** Reads a web page as it is now. For a public document it asks first: what the website changed becomes private. */
export function FetchAgain({ url, isPublic, isDisabled }: FetchAgainProps) {
  const { t } = useLingui()
  const [addWebPage, isFetching] = useAddWebPage()
  const { attempt, failure } = useAttempt(t`Couldn’t fetch the web page`)
  const [isAsking, setIsAsking] = useState(false)
  const fetch = async () => {
    const isDone = await attempt(async () => (await addWebPage({ variables: { input: { url }, connections: [] } })).addWebPage)
    if (isDone) setIsAsking(false)
  }
  return (
    <>
      <Button
        icon={RefreshCw}
        onPress={() => (isPublic ? setIsAsking(true) : void fetch())}
        isDisabled={isDisabled}
        isPending={isFetching}
        pendingLabel={t`Fetching...`}
      >
        <Trans>Fetch again</Trans>
      </Button>
      {!isAsking && failure !== null && <FormError>{failure}</FormError>}
      <ConfirmDialog
        title={t`Fetch this page again?`}
        confirmLabel={t`Fetch again`}
        isPending={isFetching}
        error={failure}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => void fetch()}
      >
        <Trans>The document becomes private, since the page may say something else now. You can make it public again.</Trans>
      </ConfirmDialog>
    </>
  )
}
