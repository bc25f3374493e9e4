import { useLingui } from '@lingui/react/macro'
import { HeaderTitle } from '../../domain/screen/HeaderTitle.tsx'
import { Loading } from '../../domain/screen/Loading.tsx'
import { useCurrentThreadUuid } from '../../domain/threads/useCurrentThreadUuid.ts'

/** A conversation is titled in the header, where its name will stand. */
export function ScreenLoading() {
  const { t } = useLingui()
  const isConversation = useCurrentThreadUuid() !== null
  return (
    <>
      {isConversation && <HeaderTitle title={t`Loading...`} />}
      <Loading />
    </>
  )
}
