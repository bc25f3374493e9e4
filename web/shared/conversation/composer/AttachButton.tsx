import { IconButton } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Paperclip } from 'lucide-react'
import { useRef } from 'react'

export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton icon={Paperclip} label={t`Attach files`} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file again would not fire a change event.
          target.value = ''
        }}
      />
    </>
  )
}
