import { Button, FormError, Heading, IconButton, List, ListItem, NavItem, rememberFocus } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, Plus, X } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProjectKnowledge_project$key } from '../../__generated__/ProjectKnowledge_project.graphql.ts'
import { lazyDialog } from '../../lib/lazyDialog.tsx'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { matchPath } from '../../shared/knowledge/knowledgeKinds.ts'
import styles from './Project.module.css'
import { useAddItem, useRemoveItem } from './useProjectItem.ts'

const AddDocuments = lazyNamed(() => import('../../shared/knowledge/AddDocuments.tsx'), 'AddDocuments')
const AddKnowledge = lazyDialog(() => import('./AddKnowledge.tsx'), 'AddKnowledge')

export function ProjectKnowledge({ project }: { project: ProjectKnowledge_project$key }) {
  const { t } = useLingui()
  const { id, items } = useFragment(
    graphql`
      fragment ProjectKnowledge_project on ChatProject {
        id
        items {
          id
          uuid
          kind
          title
        }
      }
    `,
    project,
  )
  const [isAdding, setAdding] = useState(false)
  const add = useAddItem()
  const remove = useRemoveItem()
  // One by one: an older list could arrive last.
  const adding = useRef<Promise<unknown>>(Promise.resolve())
  const addItem = (itemId: string) => {
    adding.current = adding.current.then(() => add.run({ input: { projectId: id, itemId } }))
  }
  const handleRemove = async (itemId: string) => {
    const returnFocus = rememberFocus()
    await remove.run({ input: { projectId: id, itemId } })
    returnFocus()
  }
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} size="section">
          {t`Knowledge`}
        </Heading>
        <Button icon={Plus} variant="quiet" isPending={add.isRunning} onPress={() => setAdding(true)}>
          <Trans>Add</Trans>
        </Button>
      </div>
      {items.length === 0 ? (
        <p className={styles.note}>
          <Trans>Notes, stories and documents added here are searched first.</Trans>
        </p>
      ) : (
        <List label={t`Knowledge`}>
          {items.map(({ id: itemId, uuid, kind, title }) => (
            <ListItem key={itemId}>
              <NavItem
                icon={BookOpen}
                href={matchPath(kind, uuid, null)}
                action={
                  <IconButton icon={X} label={t`Remove ${title}`} isDisabled={remove.isRunning} onPress={() => void handleRemove(itemId)} />
                }
              >
                {title}
              </NavItem>
            </ListItem>
          ))}
        </List>
      )}
      <FormError>{add.failure ?? remove.failure}</FormError>
      <Suspense>
        <AddDocuments onAdded={addItem} />
      </Suspense>
      {isAdding && <AddKnowledge added={items.map((item) => item.id)} onAdd={addItem} onClose={() => setAdding(false)} />}
    </section>
  )
}
