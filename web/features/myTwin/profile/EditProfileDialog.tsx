import { AudienceMark, Form, FormError } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  EditProfileDialog_profile$data,
  EditProfileDialog_profile$key,
} from '../../../__generated__/EditProfileDialog_profile.graphql.ts'
import { FormTagInput } from '../../../forms/FormTagInput.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { pickChanged } from '../../../forms/pickChanged.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { EntriesField } from './EntriesField.tsx'
import styles from '../MyTwinScreen.module.css'
import { PhotosField } from './PhotosField.tsx'
import { PictureField } from './PictureField.tsx'
import { PostsField, ProjectsField } from './PostsAndProjects.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'
import { profileForm } from './profileForm.ts'
import { useUpdateProfile } from './useUpdateProfile.ts'
import { toAudience } from '../../../shared/audience.ts'

interface EditProfileDialogProps {
  profile: EditProfileDialog_profile$key
  onClose: () => void
}

export function EditProfileDialog({ profile: profileRef, onClose }: EditProfileDialogProps) {
  const { t } = useLingui()
  const profile = useFragment(
    graphql`
      fragment EditProfileDialog_profile on Profile {
        audience
        title
        bio
        location
        interests
        skills
        achievements
        posts {
          title
          content
        }
        projects {
          title
          description
        }
        ...PictureField_profile
        ...PhotosField_profile
      }
    `,
    profileRef,
  )
  const formId = useId()
  const [updateProfile, isSaving] = useUpdateProfile()
  const [opened] = useState(() => toValues(profile))
  const { control, failure, submit, isChanged } = useServerForm(profileForm, opened, t`Failed to update profile`)

  const handleSubmit = submit(
    (values) => {
      const { achievements, ...change } = pickChanged(values, profileForm.safeParse(opened).data)
      return updateProfile({ input: { ...change, ...(achievements && { achievements: achievements.map(({ text }) => text) }) } })
    },
    'UpdateProfilePayload',
    onClose,
  )

  return (
    <ProfileDialog title={t`Edit profile`} size="large" audience={profile.audience} {...{ formId, isSaving, isChanged, onClose }}>
      <AudienceMark audience={toAudience(profile.audience)}>
        {profile.audience === 'PRIVATE' ? t`Only you, while your profile is private` : undefined}
      </AudienceMark>
      <PictureField profile={profile} />
      <Form id={formId} onSubmit={handleSubmit}>
        <FormTextField control={control} name="title" label={t`Job title`} description={t`What you do, in a few words.`} isOptional />
        <FormTextArea control={control} name="bio" label={t`Bio`} rows={4} isOptional />
        <FormTextField control={control} name="location" label={t`Location`} isOptional />
        <FormTagInput control={control} name="interests" label={t`Interests`} maxLength={80} isOptional />
        <FormTagInput control={control} name="skills" label={t`Skills`} maxLength={80} isOptional />
        <Part title={t`Achievements`}>
          <EntriesField control={control} name="achievements" label={t`Achievement`} addLabel={t`Add an achievement`} most={100} />
        </Part>
        <Part title={t`Posts`}>
          <PostsField control={control} />
        </Part>
        <Part title={t`Projects`}>
          <ProjectsField control={control} />
        </Part>
        <FormError>{failure}</FormError>
      </Form>
      <Part title={t`Photos`}>
        <PhotosField profile={profile} />
      </Part>
    </ProfileDialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function toValues(profile: EditProfileDialog_profile$data) {
  return {
    title: profile.title ?? '',
    bio: profile.bio ?? '',
    location: profile.location ?? '',
    interests: [...profile.interests],
    skills: [...profile.skills],
    achievements: profile.achievements.map((text) => ({ text })),
    posts: profile.posts.map(({ title, content }) => ({ title: title ?? '', content })),
    projects: profile.projects.map(({ title, description }) => ({ title, description: description ?? '' })),
  }
}
