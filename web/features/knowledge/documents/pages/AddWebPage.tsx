import { Button, Form, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { AddWebPageMutation } from '../../../../__generated__/AddWebPageMutation.graphql.ts'
import { newWebPage } from '../../../../../api/knowledge/documents/pages/validation.ts'
import { getItemConnection } from '../../../../shared/knowledge/knowledgeKinds.ts'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../../forms/useServerForm.ts'
import styles from '../Documents.module.css'
import { useAsyncMutation } from '../../../../relay/useAsyncMutation.ts'

export function AddWebPage() {
  const { t } = useLingui()
  const [addWebPage, isAdding] = useAddWebPage()
  const { control, failure, submit, reset } = useServerForm(newWebPage, { url: '' }, t`Couldn’t add the web page`)
  const handleSubmit = submit(
    (input) => addWebPage({ input, connections: [getItemConnection('DOCUMENT')] }),
    'AddWebPagePayload',
    () => reset(),
  )
  return (
    <Form onSubmit={handleSubmit}>
      <p>
        <Trans>Or add a web page:</Trans>
      </p>
      <div className={styles.webPage}>
        <FormTextField
          control={control}
          name="url"
          label={t`Address of the web page`}
          isLabelHidden
          placeholder="example.org/journal"
          inputMode="url"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck="false"
        />
        <Button type="submit" isPending={isAdding} pendingLabel={t`Fetching...`}>
          <Trans>Add page</Trans>
        </Button>
      </div>
      {failure !== undefined && <FormError>{failure}</FormError>}
    </Form>
  )
}

export function useAddWebPage() {
  return useAsyncMutation<AddWebPageMutation>(graphql`
    mutation AddWebPageMutation($input: AddWebPageInput!, $connections: [ID!]!) {
      addWebPage(input: $input) {
        __typename
        ... on AddWebPagePayload {
          documentEdge @prependEdge(connections: $connections) {
            node {
              ...DocumentRow_item
              document {
                ...DocumentReplacement_file
              }
            }
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
      }
    }
  `)
}
