import { Button, CopyField, Form, FormError, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { AppWindow } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { z } from 'zod'
import { embedOrigin } from '../../../api/profile/validation.ts'
import type { Embed_profile$key } from '../../__generated__/Embed_profile.graphql.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { EntriesField } from './profile/EntriesField.tsx'
import { useUpdateProfile } from './profile/useUpdateProfile.ts'
import styles from './MyTwinScreen.module.css'

const most = 20
const originsForm = z.object({ embedOrigins: z.array(z.object({ text: embedOrigin })) })

export function Embed({ profile: profileRef }: { profile: Embed_profile$key }) {
  const { t } = useLingui()
  const { username, publicProfileUrl, embedOrigins } = useFragment(
    graphql`
      fragment Embed_profile on Profile {
        username
        publicProfileUrl
        embedOrigins
      }
    `,
    profileRef,
  )
  if (!publicProfileUrl) return null
  const code = `<script src="${new URL('/embed.js', publicProfileUrl)}" data-twin="${username}" async></script>`
  return (
    <>
      <p className={styles.note}>
        <Trans>Visitors of these websites can talk to your twin there.</Trans>
      </p>
      <Origins origins={embedOrigins} />
      <CopyField label={t`Code for your website`} value={code} isCode />
      <LinkButton icon={AppWindow} href={`/embed/${username}/try`} isWide>
        <Trans>Try the embedded twin</Trans>
      </LinkButton>
    </>
  )
}

function Origins({ origins }: { origins: readonly string[] }) {
  const { t } = useLingui()
  const [updateProfile, isSaving] = useUpdateProfile()
  const values = { embedOrigins: origins.map((text) => ({ text })) }
  const { control, failure, submit, isChanged, reset } = useServerForm(originsForm, values, t`Failed to update profile`)
  const handleSubmit = submit(
    async (input) => {
      const embedOrigins = input.embedOrigins.map(({ text }) => text)
      const result = await updateProfile({ input: { embedOrigins } })
      if (result.__typename === 'UpdateProfilePayload') reset(input)
      return result
    },
    'UpdateProfilePayload',
    () => {},
  )
  return (
    <Form onSubmit={handleSubmit}>
      <EntriesField control={control} name="embedOrigins" label={t`Website`} addLabel={t`Add a website`} most={most} />
      <FormError>{failure}</FormError>
      {isChanged && (
        <div>
          <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={t`Saving...`}>
            <Trans>Save websites</Trans>
          </Button>
        </div>
      )}
    </Form>
  )
}
