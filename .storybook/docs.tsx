import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { renderElement, unmountElement } from '@storybook/react-dom-shim'
import type { ReactNode } from 'react'
import { findGuide, GuidePage } from '../design-system/docs/guide/GuidePage.tsx'
import { useDocsTheme } from './toolbar.ts'

/** Component pages avoid Storybook’s doc blocks, which load slowly. */
export const docsRenderer = {
  async render(context: DocsContextProps, parameter: { page?: unknown }, element: HTMLElement) {
    const guide = parameter.page ? undefined : findGuide(context)
    if (!guide) return (await import('./blocks.tsx')).renderBlocks(context, parameter, element)
    return renderElement(
      <Look context={context}>
        <GuidePage key={guide.path} context={context} {...guide} />
      </Look>,
      element,
    )
  },
  unmount: unmountElement,
}

function Look({ context, children }: { context: DocsContextProps; children: ReactNode }) {
  useDocsTheme(context.channel)
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
