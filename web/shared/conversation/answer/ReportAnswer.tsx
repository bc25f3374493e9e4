import { Button, Dialog, FormError, IconButton, RadioGroup, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { maxReportNoteLength } from '../../../../api/twin/reports/validation.ts'
import type { ReportAnswer_step$key } from '../../../__generated__/ReportAnswer_step.graphql.ts'
import type { ReportAnswerMutation, ReportReason } from '../../../__generated__/ReportAnswerMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'
import type { TwinOwner } from '../toOwner/ownerContext.ts'

interface ReportAnswerProps {
  step: ReportAnswer_step$key
  owner: TwinOwner
}

export function ReportAnswer({ step, owner }: ReportAnswerProps) {
  const { t } = useLingui()
  const { id } = useFragment(
    graphql`
      fragment ReportAnswer_step on Step {
        id
      }
    `,
    step,
  )
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={Flag} label={t`Report answer`} onPress={() => setOpen(true)} />
      {isOpen && <ReportDialog stepId={id} owner={owner} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ReportDialogProps {
  stepId: string
  owner: TwinOwner
  onClose: () => void
}

function ReportDialog({ stepId, owner: { name }, onClose }: ReportDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [isReported, setReported] = useState(false)
  const report = useAction<ReportAnswerMutation>(
    graphql`
      mutation ReportAnswerMutation($input: ReportAnswerInput!) {
        reportAnswer(input: $input) {
          __typename
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t report the answer`,
  )
  const handleReport = async (reason: ReportReason) => {
    if (await report.run({ input: { stepId, reason, note } })) setReported(true)
  }
  const frame = { title: t`Report answer`, isOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && onClose() }
  if (isReported) {
    return (
      <Dialog {...frame} size="small" actions={<Button slot="close">{t`Close`}</Button>}>
        <p role="status">
          <Trans>The answer was reported.</Trans>
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog
      {...frame}
      actions={
        <>
          <Button variant="quiet" slot="close">
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            isPending={report.isRunning}
            isDisabled={reason === null}
            onPress={() => void (reason && handleReport(reason))}
          >
            <Trans>Report</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The operators of this server will see your question, the answer and your note. {name} won’t see the report.</Trans>
      </p>
      <RadioGroup
        label={t`Reason`}
        value={reason}
        onChange={setReason}
        items={[
          { value: 'HARMFUL', label: t`Harmful`, description: t`Such as hateful, abusive or dangerous` },
          { value: 'WRONG_ABOUT_PERSON', label: t`Wrong about a person` },
          { value: 'ILLEGAL', label: t`Illegal` },
        ]}
      />
      <TextArea
        label={t({ message: 'Note', context: 'report' })}
        isOptional
        value={note}
        onChange={setNote}
        maxLength={maxReportNoteLength}
      />
      <FormError>{report.failure}</FormError>
    </Dialog>
  )
}
