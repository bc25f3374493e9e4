import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools'
import { CodeBlock } from '../../components/CodeBlock/CodeBlock.tsx'
import { controlNames } from '../states/control.ts'
import { Fold } from './Fold.tsx'
import styles from './GuidePage.module.css'
import type { Guide } from './guide.ts'
import { StoryFrame, type Story } from './StoryFrame.tsx'
import { listAttributes, listStylesheets } from './styling.ts'

const StatesOf = lazy(async () => ({ default: (await import('../states/StatesOf.tsx')).StatesOf }))
const Properties = lazy(async () => ({ default: (await import('./Properties.tsx')).Properties }))

const guides = import.meta.glob<Guide>('../../{components,patterns}/*/*.guide.ts', { eager: true, import: 'guide' })
const sources = import.meta.glob<string>(['../../{components,patterns}/*/*.{tsx,module.css}', '!**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
})

interface Context {
  context: DocsContextProps
}

interface FoundGuide {
  name: string
  guide: Guide
  path: string
}

export function findGuide(context: DocsContextProps): FoundGuide | undefined {
  const { title } = getFile(context).meta
  if (/^(Screens|Foundations)\//u.test(title)) return undefined
  const name = title.split('/').at(-1) ?? ''
  const found = Object.entries(guides).find(([file]) => file.endsWith(`/${name}.guide.ts`))
  return found && { name, guide: found[1], path: getSourcePath(found[0]) }
}

function getFile(context: DocsContextProps) {
  return context.resolveOf('meta', ['meta']).csfFile
}

/** Small components share the file of their folder. */
function getSourcePath(guidePath: string): string {
  const own = guidePath.replace('.guide.ts', '.tsx')
  const folder = guidePath.split('/').at(-2)
  return own in sources ? own : [...guidePath.split('/').slice(0, -1), `${folder}.tsx`].join('/')
}

export function GuidePage({ context, name, guide, path }: FoundGuide & Context) {
  const address = useAddresses()
  const [primary, ...others] = context.componentStories()
  const examples = others.filter(({ id, tags }) => id in getFile(context).stories && tags.includes('autodocs'))
  return (
    <div className={`sbdocs-content ${styles.Page}`}>
      <h1 className={styles.Title}>{name}</h1>
      <p className={styles.Summary}>{guide.summary}</p>
      {primary && <Example context={context} story={primary} isPrimary />}
      <div className={styles.Guide}>
        <section>
          <h3>When to use</h3>
          <Sentences of={guide.use} />
        </section>
        <section>
          <h3>When not to use</h3>
          <ul>
            {guide.instead.map(([other, when]) => (
              <li key={other}>
                {address[other] ? (
                  <a href={`./?path=/docs/${address[other]}`} target="_top">
                    {other}
                  </a>
                ) : (
                  other
                )}
                : {withCode(when)}.
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>Accessibility</h3>
          <Sentences of={guide.accessibility} />
        </section>
      </div>
      {examples.length > 0 && (
        <div className={styles.Examples}>
          {examples.map((story) => (
            <figure key={story.id} className={styles.Example}>
              <figcaption>{story.name}</figcaption>
              <Example context={context} story={story} />
            </figure>
          ))}
        </div>
      )}
      <Suspense>
        <Fold title="Properties">
          <Properties context={context} />
        </Fold>
        <Fold title="Styling">
          <Styling path={path} />
        </Fold>
        {controlNames.some((control) => control === name) && (
          <Fold title="States">
            <StatesOf name={name} />
          </Fold>
        )}
        <Fold title={path.replace('../../', 'design-system/')}>
          <Source load={sources[path]} />
        </Fold>
      </Suspense>
    </div>
  )
}

function Example({ context, story, isPrimary = false }: Context & { story: Story; isPrimary?: boolean }) {
  const [code, setCode] = useState(story.parameters.docs?.source?.originalSource ?? '')
  useEffect(() => {
    const handleSnippet = ({ id, source }: { id: string; source: string }) => id === story.id && setCode(source)
    context.channel.on(SNIPPET_RENDERED, handleSnippet)
    return () => context.channel.off(SNIPPET_RENDERED, handleSnippet)
  }, [context, story])
  return (
    <div className={styles.Frame}>
      <StoryFrame context={context} story={story} isPrimary={isPrimary} />
      <details className={styles.Code}>
        <summary>Code</summary>
        <CodeBlock code={code} language="TSX" />
      </details>
    </div>
  )
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{withCode(sentence)}</li>
      ))}
    </ul>
  )
}

function withCode(text: string): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}

function Styling({ path }: { path: string }) {
  const attributes = useLoaded(useCallback(() => readAttributes(path), [path]))
  if (!attributes) return null
  return (
    <div className={styles.Attributes}>
      <p>
        <code>className</code> is added to the root element. States and variants are attributes:
      </p>
      <ul>
        {attributes.map(([name, values]) => (
          <li key={name}>
            <code>{name}</code>
            {values.length > 0 && `: ${values.join(', ')}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

async function readAttributes(path: string) {
  const read = async (file: string) => (await sources[file]?.()) ?? ''
  const sheets = await Promise.all(listStylesheets(await read(path), path).map(read))
  return listAttributes(sheets.join('\n'))
}

function Source({ load }: { load: (() => Promise<string>) | undefined }) {
  const code = useLoaded(load)
  return code && <CodeBlock code={code} language="TSX" />
}

function useLoaded<Value>(load: (() => Promise<Value>) | undefined): Value | undefined {
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    let isCurrent = true
    void load?.().then((loaded) => isCurrent && setValue(() => loaded))
    return () => {
      isCurrent = false
    }
  }, [load])
  return value
}

function useAddresses(): Record<string, string> {
  const [addresses, setAddresses] = useState<Record<string, string>>({})
  useEffect(() => {
    void readAddresses().then(setAddresses)
  }, [])
  return addresses
}

async function readAddresses() {
  const index = (await (await fetch('index.json')).json()) as { entries: Record<string, { id: string; type: string; title: string }> }
  const docs = Object.values(index.entries).filter(({ type, title }) => type === 'docs' && !title.startsWith('Screens/'))
  return Object.fromEntries(docs.map(({ id, title }) => [title.split('/').at(-1), id]))
}
