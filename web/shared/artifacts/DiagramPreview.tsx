import { useMediaQuery } from '#design-system'
import mermaid from 'mermaid/dist/mermaid.min.js?raw'
import { useMemo } from 'react'
import { toDiagramDocument } from './diagram.ts'
import { DocumentPreview } from './DocumentPreview.tsx'

interface DiagramPreviewProps {
  source: string
  title: string
  onFix: ((error: string) => void) | null
}

export function DiagramPreview({ source, title, onFix }: DiagramPreviewProps) {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)')
  const { theme } = document.documentElement.dataset
  const isDark = theme === undefined ? prefersDark : theme === 'dark'
  const html = useMemo(() => toDiagramDocument({ source, script: mermaid, isDark }), [source, isDark])
  return <DocumentPreview html={html} title={title} isDiagram onFix={onFix} />
}
