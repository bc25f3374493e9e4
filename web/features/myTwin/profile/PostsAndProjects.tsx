import { Button } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useFieldArray, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import styles from '../MyTwinScreen.module.css'
import type { profileForm } from './profileForm.ts'

interface FieldProps {
  control: Control<z.input<typeof profileForm>, unknown, z.output<typeof profileForm>>
}

export function PostsField({ control }: FieldProps) {
  const { t } = useLingui()
  const { fields, prepend, remove } = useFieldArray({ control, name: 'posts' })
  return (
    <div className={styles.entries}>
      <div>
        <Button icon={Plus} onPress={() => prepend({ title: '', content: '' })}>
          <Trans>Add a post</Trans>
        </Button>
      </div>
      {fields.map(({ id }, index) => {
        const number = index + 1
        return (
          <div key={id} role="group" aria-label={t`Post ${number}`} className={styles.group}>
            <FormTextField control={control} name={`posts.${index}.title`} label={t`Title of the post`} isOptional />
            <FormTextArea control={control} name={`posts.${index}.content`} label={t`Post`} />
            <div className={styles.groupEnd}>
              <Button variant="quiet" aria-label={t`Remove post ${number}`} onPress={() => remove(index)}>
                <Trans>Remove</Trans>
              </Button>
            </div>
          </div>
        )
      })}
    </div>
  )
}

export function ProjectsField({ control }: FieldProps) {
  const { t } = useLingui()
  const { fields, append, remove } = useFieldArray({ control, name: 'projects' })
  return (
    <div className={styles.entries}>
      {fields.map(({ id }, index) => {
        const number = index + 1
        return (
          <div key={id} role="group" aria-label={t`Project ${number}`} className={styles.group}>
            <FormTextField control={control} name={`projects.${index}.title`} label={t`Name of the project`} />
            <FormTextArea control={control} name={`projects.${index}.description`} label={t`Description`} isOptional />
            <div className={styles.groupEnd}>
              <Button variant="quiet" aria-label={t`Remove project ${number}`} onPress={() => remove(index)}>
                <Trans>Remove</Trans>
              </Button>
            </div>
          </div>
        )
      })}
      <div>
        <Button icon={Plus} onPress={() => append({ title: '', description: '' })}>
          <Trans>Add a project</Trans>
        </Button>
      </div>
    </div>
  )
}
