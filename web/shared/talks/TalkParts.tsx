import { Avatar, Card } from '#design-system'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { splitTalk } from './splitTalk.ts'
import styles from './TalkParts.module.css'

interface TalkPartsProps {
  text: string
  renderText: (text: string) => ReactNode
}

export function TalkParts({ text, renderText }: TalkPartsProps) {
  const parts = splitTalk(text)
  // Such as a note that the talk was removed.
  if (parts.length === 0) return renderText(text)
  return (
    <div className={styles.talk}>
      {parts.map(({ username, title, text: said }, index) =>
        username === null ? (
          <Card key={index} title={title}>
            {renderText(said)}
          </Card>
        ) : (
          <section key={index} className={styles.turn}>
            <p className={styles.speaker}>
              <Avatar name={username} size="small" isDecorative />
              <Trans>
                AI twin of <bdi>@{username}</bdi>
              </Trans>
            </p>
            {renderText(said)}
          </section>
        ),
      )}
    </div>
  )
}
