import { Banner } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { DocumentReplacement_file$key } from '../../../../__generated__/DocumentReplacement_file.graphql.ts'
import { serverText } from '../../../../i18n/serverTexts.ts'

/** What becomes of a newer file: that it is being read, or why it could not be. */
export function DocumentReplacement({ file }: { file: DocumentReplacement_file$key }) {
  const { t } = useLingui()
  const { isBeingReplaced, replacementProblem } = useFragment(
    graphql`
      fragment DocumentReplacement_file on DocumentFile {
        isBeingReplaced
        replacementProblem
      }
    `,
    file,
  )
  if (isBeingReplaced) {
    return (
      <Banner>
        <Trans>The new file is being read. You’ll see the old one until it’s ready.</Trans>
      </Banner>
    )
  }
  if (!replacementProblem) return null
  return (
    <Banner tone="caution" title={t`The new file couldn’t be read, so the old one stays`} isStatic>
      {serverText(replacementProblem)}
    </Banner>
  )
}
