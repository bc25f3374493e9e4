import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { DocsRenderer } from '@storybook/addon-docs'
import { DocsContainer, type DocsContainerProps, type DocsContextProps } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { createTheme } from './theme.ts'
import { useDocsTheme } from './toolbar.ts'

export function renderBlocks(context: DocsContextProps, parameter: object, element: HTMLElement) {
  return new DocsRenderer().render(context, { ...parameter, container: Container }, element)
}

function Container({ children, ...props }: DocsContainerProps & { children: ReactNode }) {
  const theme = useDocsTheme(props.context.channel)
  return (
    <DocsContainer {...props} theme={createTheme(theme)}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </DocsContainer>
  )
}
