import { FormError, Link, Switch } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { MemoriesSection_user$key } from '../../../__generated__/MemoriesSection_user.graphql.ts'
import { Section } from '../Section.tsx'
import { useChoice } from '../useChoice.ts'

/** Whether the private brain keeps anything new. What it has kept is in Knowledge. */
export function MemoriesSection({ user }: { user: MemoriesSection_user$key }) {
  const { remembersFromConversations } = useFragment(
    graphql`
      fragment MemoriesSection_user on User {
        remembersFromConversations
      }
    `,
    user,
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
    </Section>
  )
}
