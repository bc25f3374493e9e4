import { Button, Dialog, Form, FormActions, FormError, Select, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { StartTalkDialogMutation } from '../../__generated__/StartTalkDialogMutation.graphql.ts'
import { useAction } from '../../relay/useAction.ts'
import { useClientMessageId } from '../conversation/runs/useClientMessageId.ts'

interface StartTalkDialogProps {
  username: string
  name: string
  onClose(): void
}

const turnCounts = ['2', '3', '4', '5', '6'] as const

export function StartTalkDialog({ username, name, onClose }: StartTalkDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [question, setQuestion] = useState('')
  const [turns, setTurns] = useState<(typeof turnCounts)[number]>('4')
  const clientMessageId = useClientMessageId()
  const start = useAction<StartTalkDialogMutation>(
    graphql`
      mutation StartTalkDialogMutation($input: StartTwinTalkInput!) {
        startTwinTalk(input: $input) {
          __typename
          ... on SendMessagePayload {
            thread {
              uuid
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t start the talk`,
  )
  const handleStart = async (event: FormEvent) => {
    event.preventDefault()
    const input = { username, question, turns: Number(turns) }
    let uuid: string | undefined
    const isStarted = await start.run(
      { input: { ...input, clientMessageId: clientMessageId.getId(JSON.stringify(input)) } },
      { updater: (_store, data) => (uuid = data?.startTwinTalk.thread?.uuid) },
    )
    if (!isStarted || uuid === undefined) return
    clientMessageId.settle()
    void navigate(`/chat/${uuid}`)
  }
  return (
    <Dialog title={t`Let your twin talk with ${name}’s twin`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form onSubmit={(event) => void handleStart(event)}>
        <TextArea
          label={t`Question`}
          value={question}
          onChange={setQuestion}
          description={t`Each twin only uses what the other person can see. You and ${name} can read the talk.`}
          autoFocus
        />
        <Select label={t`Turns`} items={turnCounts.map((value) => ({ value, label: value }))} value={turns} onChange={setTurns} />
        <FormError>{start.failure}</FormError>
        <FormActions>
          <Button variant="quiet" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" isPending={start.isRunning} isDisabled={question.trim() === ''}>
            <Trans>Start talk</Trans>
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
