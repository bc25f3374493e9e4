import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import cpp from 'highlight.js/lib/languages/cpp'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import go from 'highlight.js/lib/languages/go'
import java from 'highlight.js/lib/languages/java'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import markdown from 'highlight.js/lib/languages/markdown'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import rust from 'highlight.js/lib/languages/rust'
import sql from 'highlight.js/lib/languages/sql'
import swift from 'highlight.js/lib/languages/swift'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import type { Element, ElementContent, RootContent, Text } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { createLowlight } from 'lowlight'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

const lowlight = createLowlight({
  bash,
  c,
  cpp,
  csharp,
  css,
  diff,
  go,
  java,
  json,
  kotlin,
  markdown,
  php,
  python,
  ruby,
  rust,
  sql,
  swift,
  typescript,
  xml,
  yaml,
})
lowlight.registerAlias({ typescript: ['javascript', 'js', 'jsx', 'mjs', 'tsx'], bash: ['shell', 'console'] })

interface HighlightedCodeProps {
  code: string
  language: string
}

export function HighlightedCode({ code, language }: HighlightedCodeProps) {
  const name = language.toLowerCase()
  const root = lowlight.registered(name) ? lowlight.highlight(name, code) : { type: 'root' as const, children: [toText(code)] }
  return toJsxRuntime({ ...root, children: [lineStart, ...root.children.flatMap(markLines)] }, { Fragment, jsx, jsxs })
}

const lineStart: Element = { type: 'element', tagName: 'span', properties: { dataLine: '', ariaHidden: 'true' }, children: [] }

const toText = (value: string): Text => ({ type: 'text', value })

function markLines<Node extends RootContent | ElementContent>(node: Node): (Node | Element | Text)[] {
  if (node.type === 'element') return [{ ...node, children: node.children.flatMap(markLines) }]
  if (node.type !== 'text') return [node]
  return node.value.split('\n').flatMap((line, index) => (index === 0 ? [toText(line)] : [toText('\n'), lineStart, toText(line)]))
}
