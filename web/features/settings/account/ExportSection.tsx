import { LinkButton } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ExportSection_viewer$key } from '../../../__generated__/ExportSection_viewer.graphql.ts'
import { Section } from '../Section.tsx'

export function ExportSection({ viewer }: { viewer: ExportSection_viewer$key }) {
  const { exportUrl } = useFragment(
    graphql`
      fragment ExportSection_viewer on Viewer {
        exportUrl
      }
    `,
    viewer,
  )
  return (
    <Section
      id="export"
      description={<Trans>All your data in one ZIP file: profile, conversations, notes, stories, memories, files.</Trans>}
    >
      <div>
        {/* By the name that this page was opened with: the session’s cookie belongs to it. */}
        <LinkButton icon={Download} href={new URL(exportUrl).pathname} download="">
          <Trans>Download my data</Trans>
        </LinkButton>
      </div>
    </Section>
  )
}
