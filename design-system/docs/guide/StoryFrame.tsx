import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useRef } from 'react'

export type Story = ReturnType<DocsContextProps['componentStories']>[number]

interface StoryFrameProps {
  context: DocsContextProps
  story: Story
  /** Follows the property table. */
  isPrimary: boolean
}

export function StoryFrame({ context, story, isPrimary }: StoryFrameProps) {
  const { inline, height } = story.parameters.docs?.story ?? {}
  if (inline !== false) return <InlineStory {...{ context, story, isPrimary }} />
  const { globals } = context.getStoryContext(story)
  const wanted = ['theme', 'voice', 'direction', 'language'].map((name) => `${name}:${globals[name]}`)
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this Storybook.
    <iframe
      title={story.name}
      src={`iframe.html?viewMode=story&id=${story.id}&globals=${wanted.join(';')}`}
      loading={isPrimary ? 'eager' : 'lazy'}
      style={{ display: 'block', inlineSize: '100%', blockSize: height, border: 'none' }}
    />
  )
}

function InlineStory({ context, story, isPrimary }: StoryFrameProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current) return
    const callbacks = {
      showMain: () => {},
      showError: ({ title, description }: { title: string; description: string }) => reportError(new Error(`${title}: ${description}`)),
      showException: reportError,
    }
    const stop = context.renderStoryToElement(story, ref.current, callbacks, { autoplay: false, forceInitialArgs: !isPrimary })
    // React cannot unmount another root while it renders.
    return () => void Promise.resolve().then(stop)
  }, [context, story, isPrimary])
  return (
    <div className="sb-story">
      <div ref={ref} data-name={story.name} />
    </div>
  )
}
