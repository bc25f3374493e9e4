import { SegmentedControl, StatusLine } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import type { MemoryList_viewer$key } from '../../../__generated__/MemoryList_viewer.graphql.ts'
import type { MemorySummary_viewer$key } from '../../../__generated__/MemorySummary_viewer.graphql.ts'
import { MemoryList } from './MemoryList.tsx'
import { MemorySummary } from './MemorySummary.tsx'
import styles from './Memories.module.css'

export type MemoryView = 'memories' | 'summary'

interface MemoriesTabProps {
  view: MemoryView
  onViewChange: (view: MemoryView) => void
  memories: MemoryList_viewer$key | null | undefined
  summary: MemorySummary_viewer$key | null | undefined
}

export function MemoriesTab({ view, onViewChange, memories, summary }: MemoriesTabProps) {
  const { t } = useLingui()
  const views = (
    <SegmentedControl
      label={t`View`}
      className={styles.views}
      value={view}
      onChange={onViewChange}
      items={[
        { value: 'memories', label: t`List` },
        { value: 'summary', label: t`Summary` },
      ]}
    />
  )
  if (view === 'memories' && memories) return <MemoryList viewer={memories} views={views} />
  if (view === 'summary' && summary) return <MemorySummary viewer={summary} views={views} />
  return <StatusLine>{t`Loading...`}</StatusLine>
}
