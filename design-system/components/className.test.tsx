import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'

interface Stories {
  default: { title: string; component: ComponentType<object>; args?: object }
  Default: { args?: object }
}

const stories = import.meta.glob<Stories>('../{components,patterns}/*/*.stories.tsx', { eager: true })

test.each(Object.values(stories).map((module) => ({ title: module.default.title, ...module })))(
  '$title adds className to its root element',
  async ({ default: { component: Component, args }, Default }) => {
    const show = (props: object) => (
      <I18nProvider i18n={i18n}>
        <Component {...args} {...Default.args} {...props} />
      </I18nProvider>
    )
    const { container, rerender } = render(show({ className: 'given' }))
    await waitFor(() => expect(document.querySelectorAll('.given')).toHaveLength(1))
    const [root] = document.querySelectorAll('.given')
    const isOverlay = !container.contains(root ?? null)
    expect(isOverlay || root?.parentElement === container).toBe(true)
    const given = root?.getAttribute('class')
    rerender(show({}))
    const own = root?.getAttribute('class')?.replace(/^react-aria-\w+/u, '')
    expect(given).toBe(own ? `${own} given` : 'given')
  },
)
