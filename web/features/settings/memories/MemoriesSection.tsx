import { FormError, Link, Switch } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { MemoriesSection_user$key } from '../../../__generated__/MemoriesSection_user.graphql.ts'
import type { MemoriesSection_viewer$key } from '../../../__generated__/MemoriesSection_viewer.graphql.ts'
import { Section } from '../Section.tsx'
import { useChoice } from '../useChoice.ts'
import { MemoryRules } from './MemoryRules.tsx'

interface MemoriesSectionProps {
  user: MemoriesSection_user$key
  viewer: MemoriesSection_viewer$key
}

/** Whether the private brain keeps anything new, and what it never keeps. What it has kept is in Knowledge. */
export function MemoriesSection({ user, viewer: viewerRef }: MemoriesSectionProps) {
  const { remembersFromConversations } = useFragment(
    graphql`
      fragment MemoriesSection_user on User {
        remembersFromConversations
      }
    `,
    user,
  )
  const viewer = useFragment(
    graphql`
      fragment MemoriesSection_viewer on Viewer {
        ...MemoryRules_viewer
      }
    `,
    viewerRef,
  )
  const { value, choose, failure } = useChoice<boolean>(
    remembersFromConversations,
    (isOn) => ({ remembersFromConversations: isOn }),
    () => {},
  )
  return (
    <Section
      id="memories"
      description={
        <Trans>
          What your private brain remembers is in <Link href="/knowledge?view=memories">your memories</Link>. Only you see it.
        </Trans>
      }
    >
      <Switch
        isSelected={value}
        onChange={(isOn) => void choose(isOn)}
        description={<Trans>When this is off, nothing new is remembered. Your existing memories stay.</Trans>}
      >
        <Trans>Remember things from conversations</Trans>
      </Switch>
      <FormError>{failure}</FormError>
      <MemoryRules viewer={viewer} />
    </Section>
  )
}
