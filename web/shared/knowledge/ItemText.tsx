import { Prose } from '#design-system'
import { Suspense } from 'react'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import styles from './Item.module.css'
import { getKnowledgeKind } from './knowledgeKinds.ts'

const loadText = () => import('./ItemMarkdown.tsx')
const ItemMarkdown = lazyNamed(loadText, 'ItemMarkdown')

export const preloadItemText = () => void loadText()

export function ItemText({ kind, text }: { kind: string; text: string }) {
  return (
    <Prose face={getKnowledgeKind(kind).isNarrative ? 'display' : 'interface'}>
      <Suspense
        fallback={
          <p dir="auto" className={styles.plain}>
            {text}
          </p>
        }
      >
        <ItemMarkdown text={text} />
      </Suspense>
    </Prose>
  )
}
