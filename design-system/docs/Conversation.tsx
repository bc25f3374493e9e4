import { BookOpen, Compass, Copy, Plus, RotateCcw, Search, Sprout, Trash2 } from 'lucide-react'
import {
  AppFrame,
  Badge,
  Button,
  Citation,
  CodeBlock,
  Composer,
  IconButton,
  Logo,
  Message,
  NavItem,
  PhaseLine,
  Prose,
  ToolCallRow,
  VoiceMark,
  type Voice,
} from '../index.ts'
import styles from './Conversation.module.css'

const ignore = () => undefined

export interface ConversationProps {
  voice: Voice
}

export function Conversation({ voice }: ConversationProps) {
  return (
    <AppFrame
      place="/"
      isCollapsed={false}
      onCollapsedChange={ignore}
      header={
        <>
          <h1 className={styles.Title}>The boat in winter</h1>
          <VoiceMark voice={voice} />
        </>
      }
      sidebar={
        <div className={styles.Sidebar}>
          <Logo />
          <Button icon={Plus} isWide>
            New Chat
          </Button>
          <nav aria-label="Places">
            <NavItem icon={Sprout} href="#pal" badge={<Badge tone="solid">New</Badge>}>
              Profile Pal
            </NavItem>
            <NavItem icon={BookOpen} href="#knowledge">
              Knowledge
            </NavItem>
            <NavItem icon={Compass} href="#discover">
              Discover
            </NavItem>
          </nav>
          <nav aria-label="Recent">
            <NavItem href="#boat" isCurrent action={<IconButton icon={Trash2} label="Delete" />}>
              The boat in winter
            </NavItem>
            <NavItem href="#bread" action={<IconButton icon={Trash2} label="Delete" />}>
              A slower sourdough that still rises in a cold kitchen
            </NavItem>
          </nav>
        </div>
      }
    >
      <div className={styles.Column}>
        <div className={styles.Conversation}>
          <Message role="person" author="You">
            Where is the boat in winter, and who has the second key?
          </Message>
          <Message
            role="assistant"
            author="Assistant"
            actions={
              <>
                <IconButton icon={Copy} label="Copy" />
                <IconButton icon={RotateCcw} label="Retry" />
              </>
            }
          >
            <ToolCallRow icon={Search} status="completed" duration={340} input='{ "query": "boat winter key" }' output="2 passages">
              Searched your notes
            </ToolCallRow>
            <Prose>
              <p>
                From October it lies at <strong>Långedrag</strong>, pier C.{' '}
                <Citation number={1} title="Winter berth">
                  From October the boat lies at Långedrag, pier C.
                </Citation>{' '}
                Jonas holds the second key; the third is in the blue box by the door.
              </p>
              <CodeBlock language="Shell" code="moor --where långedrag" />
            </Prose>
          </Message>
          <Message role="person" author="You">
            Remind me in April.
          </Message>
          <Message role="assistant" author="Assistant">
            <PhaseLine>Reading 3 notes…</PhaseLine>
          </Message>
        </div>
        <div className={styles.Composer}>
          <Composer value="" onChange={ignore} onSend={ignore} voice={voice} label="Write a message" />
        </div>
      </div>
    </AppFrame>
  )
}
