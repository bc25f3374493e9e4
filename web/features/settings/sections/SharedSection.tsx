import { Button, FormError, Link, List, ListItem, rememberFocus } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { SharedSection_shared$key } from '../../../__generated__/SharedSection_shared.graphql.ts'
import type { SharedSection_viewer$key } from '../../../__generated__/SharedSection_viewer.graphql.ts'
import type { SharedSectionPaginationQuery } from '../../../__generated__/SharedSectionPaginationQuery.graphql.ts'
import { toPath } from '../../../lib/pathOfUrl.ts'
import { getThreadTitle } from '../../../lib/threadTitles.ts'
import { ShowMore } from '../../../shared/screen/ShowMore.tsx'
import { useStopSharing } from '../../../shared/sharing/useStopSharing.ts'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'
import { formatDate } from '../../../lib/timeWords.ts'

const pageSize = 20

export function SharedSection({ viewer }: { viewer: SharedSection_viewer$key }) {
  const { t } = useLingui()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<SharedSectionPaginationQuery, SharedSection_viewer$key>(
    graphql`
      fragment SharedSection_viewer on Viewer
      @refetchable(queryName: "SharedSectionPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        sharedConversations(first: $count, after: $cursor) @required(action: THROW) @connection(key: "SharedSection_sharedConversations") {
          __id
          edges {
            node {
              id
              ...SharedSection_shared
            }
          }
        }
      }
    `,
    viewer,
  )
  const { __id, edges } = data.sharedConversations
  return (
    <Section id="shared" description={<Trans>Anyone with the link can read these.</Trans>}>
      {edges.length === 0 ? (
        <p className={styles.note}>
          <Trans>No shared conversations yet.</Trans>
        </p>
      ) : (
        <List label={t`Shared conversations`} isDivided>
          {edges.map(({ node }) => (
            <ListItem key={node.id}>
              <SharedEntry shared={node} connection={__id} />
            </ListItem>
          ))}
        </List>
      )}
      <ShowMore hasMore={hasNext} isLoading={isLoadingNext} loadMore={loadNext} pageSize={pageSize} />
    </Section>
  )
}

function SharedEntry({ shared, connection }: { shared: SharedSection_shared$key; connection: string }) {
  const { t } = useLingui()
  const { id, url, messageCount, showsName, updatedAt, thread } = useFragment(
    graphql`
      fragment SharedSection_shared on SharedConversation {
        id
        url
        messageCount
        showsName
        updatedAt
        thread {
          name
          threadType
          metadata
        }
      }
    `,
    shared,
  )
  const { stop, isRunning, failure } = useStopSharing([connection])
  const { name, threadType, metadata } = thread
  const title = getThreadTitle({ name, threadType, metadata }, '')
  const day = formatDate(updatedAt)
  const handleStop = async () => {
    const returnFocus = rememberFocus()
    await stop(id)
    returnFocus()
  }
  const owner = showsName ? t`with your name` : t`without your name`
  return (
    <div className={styles.entry}>
      <div>
        <div className={styles.entryHead}>
          <Link href={toPath(url)}>{title}</Link>
        </div>
        <p className={styles.note}>
          {plural(messageCount, { one: '# message', other: '# messages' })} · {day} · {owner}
        </p>
        <FormError>{failure}</FormError>
      </div>
      <Button variant="quiet" aria-label={t`Stop sharing ${title}`} isPending={isRunning} onPress={() => void handleStop()}>
        <Trans>Stop sharing</Trans>
      </Button>
    </div>
  )
}
