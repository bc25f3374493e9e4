import { DescriptionList } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { LimitList_limits$key } from '../../__generated__/LimitList_limits.graphql.ts'

/** What a plan allows. */
export function LimitList({ limits: limitsRef }: { limits: LimitList_limits$key }) {
  const { t, i18n } = useLingui()
  const limits = useFragment(
    graphql`
      fragment LimitList_limits on PlanLimits {
        messagesPerDay
        twinMessagesPerDay
        uploadsPerDay
        uploadMegabytesPerDay
        filesPerUpload
        fileMegabytes
      }
    `,
    limitsRef,
  )
  const count = (value: number | null | undefined) => (value == null ? t`no limit` : i18n.number(value))
  const size = (megabytes: number | null | undefined) => (megabytes == null ? t`no limit` : t`${i18n.number(megabytes)} MB`)
  return (
    <DescriptionList
      items={[
        { term: t`Messages per day`, details: count(limits.messagesPerDay) },
        { term: t`Visitor messages to your twin per day`, details: count(limits.twinMessagesPerDay) },
        { term: t`Files per day`, details: count(limits.uploadsPerDay) },
        { term: t`Uploads per day`, details: size(limits.uploadMegabytesPerDay) },
        { term: t`Files per message`, details: count(limits.filesPerUpload) },
        { term: t`File size`, details: size(limits.fileMegabytes) },
      ]}
    />
  )
}
