import { Controls, DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { ensure, ThemeProvider } from 'storybook/theming'
import { createTheme } from '../../../.storybook/theme.ts'
import { useDocsTheme } from '../../../.storybook/toolbar.ts'

export function Properties({ context }: { context: DocsContextProps }) {
  const theme = useDocsTheme(context.channel)
  return (
    <DocsContext value={context}>
      <ThemeProvider theme={ensure(createTheme(theme))}>
        <Controls />
      </ThemeProvider>
    </DocsContext>
  )
}
