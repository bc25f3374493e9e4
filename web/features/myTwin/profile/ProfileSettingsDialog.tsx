/* eslint-disable relay/unused-fields -- Sections are read by name. */
import { Form, Switch } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { z } from 'zod'
import { displayName as displayNameRules, username as usernameRules } from '../../../../api/account/validation.ts'
import type { ProfileSettingsDialog_profile$key } from '../../../__generated__/ProfileSettingsDialog_profile.graphql.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useUsernameCheck } from '../../../forms/useUsernameCheck.ts'
import { translateFieldError } from '../../../i18n/errorText.ts'
import styles from '../MyTwinScreen.module.css'
import { ProfileDialog } from './ProfileDialog.tsx'
import { sectionFields, isShown, sectionNames, useSectionLabels, type Section } from '../../../shared/publicProfile/sections.ts'
import { useProfileSwitch, useUpdateProfile } from './useUpdateProfile.ts'

interface ProfileSettingsDialogProps {
  profile: ProfileSettingsDialog_profile$key
  onClose: () => void
}

export function ProfileSettingsDialog({ profile: profileRef, onClose }: ProfileSettingsDialogProps) {
  const { t } = useLingui()
  const profile = useFragment(
    graphql`
      fragment ProfileSettingsDialog_profile on Profile {
        id
        audience
        username
        displayName
        publicFields
        sectionVisibility {
          achievements
          posts
          photos
          skills
          projects
        }
      }
    `,
    profileRef,
  )
  const formId = useId()
  const { revalidate } = useRevalidator()
  const [updateProfile, isSaving] = useUpdateProfile()
  const section = useProfileSwitch(profile.id, t`Failed to update profile`)
  const sectionLabels = useSectionLabels()
  const ownUsername = profile.username
  const rules = useMemo(() => createSettingsForm(ownUsername), [ownUsername])
  const values = { displayName: profile.displayName ?? '', username: ownUsername }
  const { control, submit, isChanged } = useServerForm(rules, values, t`Failed to update profile`)
  const typed = useWatch({ control, name: 'username' })
  const brokenRule = findBrokenRule(typed, ownUsername)
  // The user's own username would be reported as taken.
  const check = useUsernameCheck(typed === ownUsername ? '' : typed)

  const showSection = (name: Section, isOn: boolean) => {
    const { publicFields } = profile
    const isMissing = isOn && publicFields.length > 0 && !publicFields.includes(sectionFields[name])
    const listed = isMissing ? [...publicFields, sectionFields[name]] : null
    return section.change({ sectionVisibility: { [name]: isOn }, ...(listed && { publicFields: listed }) }, (record) => {
      record.getLinkedRecord('sectionVisibility')?.setValue(isOn, name)
      if (listed) record.setValue(listed, 'publicFields')
    })
  }

  const handleSubmit = submit(
    async ({ displayName, username }) => {
      const change = { displayName, ...(username !== '' && username !== ownUsername && { username }) }
      try {
        return await updateProfile(
          { input: change },
          {
            updater: (store, data) => {
              const user = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('user')
              if (data?.updateProfile.__typename !== 'UpdateProfilePayload' || !user) return
              const name = change.username ?? ownUsername
              user.setValue(name, 'username')
              user.setValue(displayName ?? name, 'displayName')
            },
          },
        )
      } catch (error) {
        console.error('Profile settings were not saved', error)
        throw error
      }
    },
    'UpdateProfilePayload',
    () => {
      // The layout shows the session's username.
      void revalidate()
      onClose()
    },
  )

  return (
    <ProfileDialog title={t`Profile Settings`} audience={profile.audience} {...{ formId, isSaving, isChanged, onClose }}>
      <Form id={formId} onSubmit={handleSubmit}>
        <FormTextField control={control} name="displayName" label={t`Display name`} autoComplete="name" />
        <FormTextField
          control={control}
          name="username"
          label={t`Username`}
          autoComplete="username"
          spellCheck="false"
          description={
            check.words ??
            t`Lowercase letters, numbers, hyphens; no leading or trailing hyphen. Links to your old username redirect to the new one for a year.`
          }
          error={(brokenRule && translateFieldError(brokenRule)) ?? check.error}
        />
      </Form>
      <div role="group" aria-label={t`Section visibility`} className={styles.part}>
        <h3>
          <Trans>Section visibility</Trans>
        </h3>
        <div data-voice="public" className={styles.fields}>
          {sectionNames.map((name) => (
            <Switch key={name} isSelected={isShown(profile, name)} onChange={(isOn) => void showSection(name, isOn)}>
              {sectionLabels[name]}
            </Switch>
          ))}
        </div>
        <p className={styles.note}>
          <Trans>Your bio and sections are curated automatically by agents. You confirm each change.</Trans>
        </p>
      </div>
    </ProfileDialog>
  )
}

function createSettingsForm(ownUsername: string) {
  return z.object({
    displayName: displayNameRules,
    username: z.string().superRefine((username, context) => {
      const message = findBrokenRule(username, ownUsername)
      if (message) context.addIssue({ code: 'custom', message })
    }),
  })
}

function findBrokenRule(username: string, ownUsername: string): string | undefined {
  if (username === '' || username === ownUsername) return undefined
  return usernameRules.safeParse(username).error?.issues[0]?.message
}
