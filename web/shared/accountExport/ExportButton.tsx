import { Button, FormError } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { toPath } from '../../lib/pathOfUrl.ts'
import { readRequestError, RequestError } from '../../relay/requestError.ts'
import { useAttempt } from '../../relay/useAttempt.ts'
import { useSession } from '../../session/SessionProvider.tsx'

/** Unlike a plain link, it reports an export that fails halfway. */
export function ExportButton({ url, children }: { url: string | undefined; children: ReactNode }) {
  const { t } = useLingui()
  const session = useSession()
  const [isPreparing, setPreparing] = useState(false)
  const { attempt, failure } = useAttempt(t`Failed to export your data`)

  const download = async (exportUrl: string) => {
    setPreparing(true)
    // The session cookie belongs to the page's host.
    await attempt(async () => saveFile(await fetchFile(session.fetch, toPath(exportUrl))))
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

interface NamedFile {
  name: string
  content: Blob
}

async function fetchFile(send: typeof fetch, path: string): Promise<NamedFile> {
  const unreachable = (cause: unknown) => Promise.reject(new RequestError(String(cause), null))
  const response = await send(path, { credentials: 'same-origin' }).catch(unreachable)
  if (!response.ok) throw await readRequestError(response)
  const [, name = 'export.zip'] = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name, content: await response.blob().catch(unreachable) }
}

function saveFile({ name, content }: NamedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
