import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { common, createLowlight } from 'lowlight'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

// Without the grammar for terminal sessions, which highlights only lines that start with a prompt.
const { shell: _, ...grammars } = common
const lowlight = createLowlight(grammars)
lowlight.registerAlias({ bash: ['shell', 'console'] })

export function HighlightedCode({ code, language }: { code: string; language: string }) {
  const name = language.toLowerCase()
  if (!lowlight.registered(name)) return code
  return toJsxRuntime(lowlight.highlight(name, code), { Fragment, jsx, jsxs })
}
