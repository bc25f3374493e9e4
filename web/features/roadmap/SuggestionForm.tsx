import { Banner, Button, Form, FormActions, FormError, Heading, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { newSuggestion } from '../../../api/roadmap/validation.ts'
import type { SuggestionFormMutation } from '../../__generated__/SuggestionFormMutation.graphql.ts'
import { FormTextArea } from '../../forms/FormTextArea.tsx'
import { FormTextField } from '../../forms/FormTextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import styles from './RoadmapScreen.module.css'

const empty = { title: '', description: '' }

export function SuggestionForm({ connectionId }: { connectionId: string }) {
  const { t } = useLingui()
  const isSignedIn = useCurrentUser() !== null
  return (
    <section id="suggest" className={styles.suggest}>
      <Heading level={2} size="section">{t`Suggest something`}</Heading>
      {isSignedIn ? (
        <Fields connectionId={connectionId} />
      ) : (
        <p>
          <LinkButton href="/accounts/login">
            <Trans>Sign in</Trans>
          </LinkButton>
        </p>
      )}
    </section>
  )
}

function Fields({ connectionId }: { connectionId: string }) {
  const { t } = useLingui()
  const [isSent, setSent] = useState(false)
  const [suggest, isSending] = useAsyncMutation<SuggestionFormMutation>(graphql`
    mutation SuggestionFormMutation($input: SuggestRoadmapItemInput!, $connections: [ID!]!) {
      suggestRoadmapItem(input: $input) {
        __typename
        ... on SuggestRoadmapItemPayload {
          itemEdge @appendEdge(connections: $connections) {
            node {
              id
              status
              ...RoadmapItem_item
            }
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on RateLimitError {
          message
          code
          params
        }
      }
    }
  `)
  const { control, failure, submit, reset } = useServerForm(newSuggestion, empty, t`Couldn’t send your suggestion`)
  const handleSubmit = submit(
    (input) => suggest({ input, connections: [connectionId] }),
    'SuggestRoadmapItemPayload',
    () => {
      reset(empty)
      setSent(true)
    },
  )
  return (
    <Form onSubmit={handleSubmit}>
      {isSent && (
        <Banner tone="good">
          <Trans>It’s listed under Your suggestions. You’ll get a notification when there’s a reply.</Trans>
        </Banner>
      )}
      <FormTextField control={control} name="title" label={t`What is it?`} maxLength={80} />
      <FormTextArea control={control} name="description" label={t`What would you do with it?`} maxLength={1000} />
      <FormError>{failure}</FormError>
      <FormActions>
        <Button type="submit" variant="primary" isPending={isSending} pendingLabel={t`Sending...`}>
          <Trans>Send suggestion</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
