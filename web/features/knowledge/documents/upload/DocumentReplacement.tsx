import { AudienceDialog, Banner, Button, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DocumentReplacement_file$key } from '../../../../__generated__/DocumentReplacement_file.graphql.ts'
import { translateServerText } from '../../../../i18n/serverTexts.ts'
import { useAttempt } from '../../../../relay/useAttempt.ts'
import { useAddWebPage } from '../pages/AddWebPage.tsx'

export function DocumentReplacement({ file }: { file: DocumentReplacement_file$key }) {
  const { t } = useLingui()
  const { isBeingReplaced, replacementProblem } = useFragment(
    graphql`
      fragment DocumentReplacement_file on DocumentFile {
        isBeingReplaced
        replacementProblem
      }
    `,
    file,
  )
  if (isBeingReplaced) {
    return (
      <Banner>
        <Trans>The new file is being read. You’ll see the old one until it’s ready.</Trans>
      </Banner>
    )
  }
  if (!replacementProblem) return null
  return (
    <Banner tone="caution" title={t`The new file couldn’t be read, so the old one was kept`} isStatic>
      {translateServerText(replacementProblem)}
    </Banner>
  )
}

interface FetchAgainProps {
  url: string
  isPublic: boolean
  isDisabled: boolean
}

export function FetchAgain({ url, isPublic, isDisabled }: FetchAgainProps) {
  const { t } = useLingui()
  const [addWebPage, isFetching] = useAddWebPage()
  const { attempt, failure } = useAttempt(t`Couldn’t fetch the web page`)
  const [isAsking, setIsAsking] = useState(false)
  const fetch = async () => {
    if (await attempt(() => addWebPage({ input: { url }, connections: [] }))) setIsAsking(false)
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
      <AudienceDialog
        from="listed"
        to="private"
        title={t`Fetch this page again?`}
        confirmLabel={t`Fetch again`}
        isPending={isFetching}
        error={failure}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => void fetch()}
      >
        <Trans>The document becomes private, since the page may say something else now. You can make it public again.</Trans>
      </AudienceDialog>
    </>
  )
}
