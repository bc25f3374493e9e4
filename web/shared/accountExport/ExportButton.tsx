import { Button, FormError } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { toPath } from '../../lib/pathOfUrl.ts'
import { downloadFile } from '../../relay/downloadFile.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import { useSession } from '../../session/SessionProvider.tsx'

/** Unlike a plain link, it reports an export that fails halfway. */
export function ExportButton({ url, children }: { url: string | undefined; children: ReactNode }) {
  const { t } = useLingui()
  const session = useSession()
  const [isPreparing, setPreparing] = useState(false)
  const { attempt, failure } = useAttempt(t`Couldn’t export your data`)

  const download = async (exportUrl: string) => {
    setPreparing(true)
    // The session cookie belongs to the page's host.
    await attempt(() => downloadFile(session.fetch, toPath(exportUrl)))
    setPreparing(false)
  }

  return (
    <div>
      <Button
        icon={Download}
        isDisabled={!url}
        isPending={isPreparing}
        pendingLabel={t`Preparing download...`}
        onPress={() => void (url && download(url))}
      >
        {children}
      </Button>
      <FormError>{failure}</FormError>
    </div>
  )
}
