import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import styles from './ArtifactPanes.module.css'
import { OpenArtifactContext, type CodeSource } from './openArtifact.ts'

const ArtifactPanel = lazyNamed(() => import('./ArtifactPanel.tsx'), 'ArtifactPanel')

interface ArtifactPanesProps {
  className: string | undefined
  isDisabled?: boolean
  /** True where there is no composer. */
  isReadOnly?: boolean
  /** Oldest first. */
  answers: readonly string[]
  children: ReactNode
}

export function ArtifactPanes({ className, isDisabled = false, isReadOnly = false, answers, children }: ArtifactPanesProps) {
  const [opened, setOpened] = useState<{ source: CodeSource; key: number } | null>(null)
  const open = useCallback((source: CodeSource) => setOpened((before) => ({ source, key: (before?.key ?? 0) + 1 })), [])
  return (
    <OpenArtifactContext value={isDisabled ? null : open}>
      <div className={styles.panes}>
        <div className={className}>{children}</div>
        {opened && (
          <Suspense>
            <ArtifactPanel
              key={opened.key}
              opened={opened.source}
              answers={answers}
              isReadOnly={isReadOnly}
              onClose={() => setOpened(null)}
            />
          </Suspense>
        )}
      </div>
    </OpenArtifactContext>
  )
}
