import { Banner, Button } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ArtifactFrame } from './ArtifactFrame.tsx'
import styles from './ArtifactPanel.module.css'

interface DocumentPreviewProps {
  html: string
  title: string
  isDiagram?: boolean
  onFix: ((error: string) => void) | null
}

export function DocumentPreview({ html, title, isDiagram = false, onFix }: DocumentPreviewProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<{ html: string; message: string } | null>(null)
  const error = failure?.html === html ? failure.message : null
  return (
    <>
      <ArtifactFrame
        html={html}
        title={title}
        isTransparent={isDiagram}
        onError={(message) => setFailure((before) => (before?.html === html ? before : { html, message }))}
      />
      {error !== null && (
        <div className={styles.failure}>
          <Banner
            tone="caution"
            title={isDiagram ? t`This diagram has an error` : t`This document has an error`}
            action={
              onFix && (
                <Button onPress={() => onFix(error)}>
                  <Trans>Ask to fix</Trans>
                </Button>
              )
            }
          >
            <span dir="auto" className={styles.error}>
              {error}
            </span>
          </Banner>
        </div>
      )}
    </>
  )
}
