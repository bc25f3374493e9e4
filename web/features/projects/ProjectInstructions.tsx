import { Button, Form, FormError, Heading, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { projectChange } from '../../../api/chat/projects/validation.ts'
import type { ProjectInstructions_project$key } from '../../__generated__/ProjectInstructions_project.graphql.ts'
import { FormTextArea } from '../../forms/FormTextArea.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useUpdateProject } from '../../shared/projects/useChangeProject.ts'
import styles from './Project.module.css'

const form = projectChange.pick({ instructions: true }).required()

export function ProjectInstructions({ project }: { project: ProjectInstructions_project$key }) {
  const { t } = useLingui()
  const { id, instructions } = useFragment(
    graphql`
      fragment ProjectInstructions_project on ChatProject {
        id
        instructions
      }
    `,
    project,
  )
  const [isSaved, setSaved] = useState(false)
  const update = useUpdateProject()
  const { control, submit, isChanged, reset } = useServerForm(form, { instructions }, t`Couldn’t save the project`, `project:${id}`)
  const handleSubmit = submit(
    async (input) => {
      if (!(await update.run({ input: { projectId: id, ...input } }))) return { __typename: 'Failed' } as const
      return { __typename: 'Saved', input } as const
    },
    'Saved',
    (saved) => {
      // Before the reset, so that the button stays and keeps focus.
      setSaved(true)
      reset(saved.input)
    },
  )
  return (
    <section className={styles.section}>
      <Heading level={2} size="section">{t`Instructions`}</Heading>
      <Form onSubmit={handleSubmit}>
        <FormTextArea
          control={control}
          name="instructions"
          label={t`Instructions`}
          isLabelHidden
          description={t`How your private brain answers in this project. Your twin never sees this.`}
          rows={3}
        />
        <FormError>{update.failure}</FormError>
        <div className={styles.actions}>
          {(isChanged || isSaved) && (
            <Button type="submit" isPending={update.isRunning} pendingLabel={t`Saving...`}>
              <Trans>Save</Trans>
            </Button>
          )}
          <StatusLine>{isSaved && !isChanged ? t`Saved` : ''}</StatusLine>
        </div>
      </Form>
    </section>
  )
}
