import { Button, Dialog, Form, FormActions, FormError, Select, TextArea } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessagesSquare } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { StartTalkMutation } from '../../__generated__/StartTalkMutation.graphql.ts'
import { useAction } from '../../relay/useAction.ts'
import { useClientMessageId } from '../conversation/runs/useClientMessageId.ts'

interface StartTalkProps {
  username: string
  name: string
  size?: 'medium' | 'large'
}

export function StartTalk({ username, name, size }: StartTalkProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={MessagesSquare} size={size} onPress={() => setOpen(true)}>
        <Trans>Let our twins talk</Trans>
      </Button>
      {isOpen && <StartTalkDialog username={username} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

const turnCounts = ['2', '3', '4', '5', '6'] as const

function StartTalkDialog({ username, name, onClose }: StartTalkProps & { onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [question, setQuestion] = useState('')
  const [turns, setTurns] = useState<(typeof turnCounts)[number]>('4')
  const clientMessageId = useClientMessageId()
  const start = useAction<StartTalkMutation>(
    graphql`
      mutation StartTalkMutation($input: StartTwinTalkInput!) {
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
