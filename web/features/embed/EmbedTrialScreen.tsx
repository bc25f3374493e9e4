import { PageColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'

export function EmbedTrialScreen() {
  const { t } = useLingui()
  const { username = '' } = useParams()
  useEmbedScript(username)
  return (
    <PageColumn
      title={t`Try your embedded twin`}
      description={<Trans>This page embeds your twin like a website does. Your messages count as those of a visitor.</Trans>}
    >
      <ScreenTitle>{t`Try your embedded twin`}</ScreenTitle>
    </PageColumn>
  )
}

function useEmbedScript(username: string) {
  const { i18n } = useLingui()
  useEffect(() => {
    document.documentElement.lang = i18n.locale
    const script = Object.assign(document.createElement('script'), { src: '/embed.js', async: true })
    script.dataset.twin = username
    document.head.append(script)
    return () => {
      script.remove()
      document.querySelector('twain-twin')?.remove()
    }
  }, [username, i18n.locale])
}
