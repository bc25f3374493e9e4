import { Badge, Button, Heading, List, ListItem } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { Topics_insight$key } from '../../../__generated__/Topics_insight.graphql.ts'
import type { Topics_topic$key } from '../../../__generated__/Topics_topic.graphql.ts'
import styles from '../MyTwinScreen.module.css'

interface TopicsProps {
  insight: Topics_insight$key
  onOpen: (conversationUuid: string) => void
  onShowQuestions: () => void
}

export function Topics({ insight, onOpen, onShowQuestions }: TopicsProps) {
  const { t } = useLingui()
  const { topics } = useFragment(
    graphql`
      fragment Topics_insight on TwinInsight {
        topics {
          unansweredCount
          ...Topics_topic
        }
      }
    `,
    insight,
  )
  return (
    <section className={styles.topics}>
      <div className={styles.field}>
        <Heading level={2} size="section">
          <Trans>Topics</Trans>
        </Heading>
        {topics.some(({ unansweredCount }) => unansweredCount > 0) && (
          <Button onPress={onShowQuestions}>
            <Trans>Answer open questions</Trans>
          </Button>
        )}
      </div>
      {topics.length === 0 ? (
        <p className={styles.note}>
          <Trans>Visitors’ questions appear here, grouped by topic.</Trans>
        </p>
      ) : (
        <List label={t`Topics`} isDivided>
          {topics.map((topic, index) => (
            <ListItem key={index}>
              <Topic topic={topic} onOpen={onOpen} />
            </ListItem>
          ))}
        </List>
      )}
    </section>
  )
}

function Topic({ topic, onOpen }: { topic: Topics_topic$key; onOpen: (conversationUuid: string) => void }) {
  const { t, i18n } = useLingui()
  const { words, questionCount, unansweredCount, goodCount, badCount, lastAskedAt, questions } = useFragment(
    graphql`
      fragment Topics_topic on TwinTopic {
        words
        questionCount
        unansweredCount
        goodCount
        badCount
        lastAskedAt
        questions {
          text
          conversationUuid
        }
      }
    `,
    topic,
  )
  const facts = [
    plural(questionCount, { one: '# question', other: '# questions' }),
    i18n.date(lastAskedAt, { dateStyle: 'medium' }),
    ...(goodCount > 0 ? [t`${i18n.number(goodCount)} rated good`] : []),
    ...(badCount > 0 ? [t`${i18n.number(badCount)} rated bad`] : []),
  ]
  const isNamed = words.length > 0
  const asked = questions.map(({ text, conversationUuid }, index) => (
    <button key={index} type="button" className={styles.conversation} onClick={() => onOpen(conversationUuid)}>
      <span dir="auto">{t`“${text}”`}</span>
    </button>
  ))
  return (
    <div className={styles.question}>
      <div className={styles.actions}>
        {isNamed ? (
          <p dir="auto" className={styles.questionText}>
            {words.join(', ')}
          </p>
        ) : (
          asked[0]
        )}
        {unansweredCount > 0 && (
          <Badge tone="caution">
            <Plural value={unansweredCount} one="# unanswered" other="# unanswered" />
          </Badge>
        )}
      </div>
      <p className={styles.note}>{facts.join(' · ')}</p>
      {isNamed ? asked : asked.slice(1)}
    </div>
  )
}
