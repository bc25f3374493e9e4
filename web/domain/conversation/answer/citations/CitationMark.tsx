import { Citation, CitationPlace } from '#design-system'
import { use } from 'react'
import { sourcePath } from '../../../knowledge/itemAddress.ts'
import { sourceTitle } from '../../../knowledge/sourceTitle.ts'
import { useAudience } from '../../audience/audience.ts'
import { SourcesContext, WrittenNumbersContext } from './Citations.tsx'

/** A number in brackets: of a source that can be opened, or just what somebody wrote. */
export function CitationMark({ number }: { number: number }) {
  const source = use(SourcesContext).find((candidate) => candidate.number === number)
  const place = use(WrittenNumbersContext).indexOf(number) + 1
  const { ownsSources } = useAudience()
  if (!source) return place > 0 ? <CitationPlace number={place} /> : `[${number}]`
  return (
    <Citation number={source.place} title={sourceTitle(source)} href={ownsSources ? sourcePath(source) : undefined}>
      {source.excerpt}
    </Citation>
  )
}
