import { FileDrop, FormError, StatusLine, type FileDropProps } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { pictureTypes, type usePictureUpload } from './usePictureUpload.ts'

interface PictureDropProps extends Pick<FileDropProps, 'label' | 'description' | 'buttonLabel' | 'allowsMultiple'> {
  upload: ReturnType<typeof usePictureUpload>
}

/** Takes pictures, and says how they fare. */
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
