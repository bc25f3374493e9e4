import { IconButton, Menu, MenuItem, MenuSeparator } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Braces, Ellipsis, FileText, Pencil, Trash2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ConversationMenu_thread$key } from '../../__generated__/ConversationMenu_thread.graphql.ts'
import { threadKind, threadTitle } from '../../lib/threadTitles.ts'
import { useCurrentUser } from '../../session/useCurrentUser.ts'
import { toPath } from '../../lib/pathOfUrl.ts'

interface ConversationMenuProps {
  thread: ConversationMenu_thread$key
  onRename: () => void
  onDelete: () => void
}

export function ConversationMenu({ thread, onRename, onDelete }: ConversationMenuProps) {
  const { t } = useLingui()
  const { name, threadType, metadata, markdownUrl, jsonUrl, viewerCanRename, viewerCanDelete } = useFragment(
    graphql`
      fragment ConversationMenu_thread on Thread {
        name
        threadType
        metadata
        markdownUrl: exportUrl(format: MARKDOWN)
        jsonUrl: exportUrl(format: JSON)
        viewerCanRename
        viewerCanDelete
      }
    `,
    thread,
  )
  const facts = { name, threadType, metadata }
  const title = threadTitle(facts, useCurrentUser()?.username ?? '')
  // Other kinds are listed by kind, not by name.
  const showsName = threadKind(facts) === 'private brain'
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t`More about ${title}`} />}>
      {viewerCanRename && showsName && (
        <MenuItem icon={Pencil} onAction={onRename}>
          {t`Rename`}
        </MenuItem>
      )}
      <MenuItem icon={FileText} href={toPath(markdownUrl)} isDownload>
        {t`Export as Markdown`}
      </MenuItem>
      <MenuItem icon={Braces} href={toPath(jsonUrl)} isDownload>
        {t`Export as JSON`}
      </MenuItem>
      {viewerCanDelete && (
        <>
          <MenuSeparator />
          <MenuItem icon={Trash2} isDangerous onAction={onDelete}>
            {t`Delete`}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
