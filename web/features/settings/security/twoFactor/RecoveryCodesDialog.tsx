import { Button, CodeBlock, Dialog } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { saveFile } from '../../../../relay/downloadFile.ts'

export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useLingui()
  const text = codes.join('\n')
  return (
    <Dialog
      title={t`Save your recovery codes`}
      role="alertdialog"
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button icon={Download} onPress={() => saveFile('twain-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}>
            <Trans>Download</Trans>
          </Button>
          <Button slot="close" variant="primary">
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Each code works once. Store them safely: they won’t be shown again.</Trans>
      </p>
      <CodeBlock language={t`Recovery codes`} code={text} />
    </Dialog>
  )
}
