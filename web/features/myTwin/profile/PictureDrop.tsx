/* eslint-disable relay/unused-fields -- Updates other screens. */
import { FileDrop, FormError, StatusLine, type FileDropProps } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { PictureDropQuery } from '../../../__generated__/PictureDropQuery.graphql.ts'
import { AuthenticationRequiredError, getFailureText, readRequestError, RequestError } from '../../../relay/requestError.ts'
import { useSession } from '../../../session/SessionProvider.tsx'

const maxBytes = 10 * 1024 * 1024
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

interface PictureDropProps extends Pick<FileDropProps, 'label' | 'description' | 'buttonLabel' | 'allowsMultiple'> {
  upload: ReturnType<typeof usePictureUpload>
}

export function PictureDrop({ upload: { send, isSending, failure }, ...words }: PictureDropProps) {
  return (
    <>
      <FileDrop {...words} acceptedTypes={pictureTypes} isDisabled={isSending} onFiles={(files) => void send(files)} />
      {isSending && (
        <StatusLine>
          <Trans>Uploading...</Trans>
        </StatusLine>
      )}
      <FormError>{failure}</FormError>
    </>
  )
}

export function usePictureUpload(path: string, fallback: string) {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const session = useSession()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const send = async (files: readonly File[]) => {
    setFailure(null)
    setSending(true)
    try {
      for (const file of files) {
        if (file.size > maxBytes) throw new RequestError(t`Pictures can be up to 10 MB.`, 413)
        await post(session.fetch, path, file)
      }
    } catch (error) {
      setFailure(getFailureText(error, fallback))
    }
    // Earlier pictures were uploaded even after a failure.
    await fetchQuery<PictureDropQuery>(environment, picturesQuery, {}, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => {})
    setSending(false)
  }
  return { send, isSending, failure, setFailure }
}

async function post(send: typeof fetch, path: string, file: File): Promise<void> {
  const body = new FormData()
  body.append('file', file)
  const response = await send(path, { method: 'POST', body, credentials: 'same-origin' }).catch((error: Error) => {
    throw error instanceof AuthenticationRequiredError ? error : new RequestError('Failed to fetch', null)
  })
  if (!response.ok) throw await readRequestError(response)
}

const picturesQuery = graphql`
  query PictureDropQuery {
    viewer {
      user {
        profilePictureUrl
      }
      profile {
        ...MyTwinScreen_profile
      }
    }
  }
`
