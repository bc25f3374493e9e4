import { Canvas, Controls, DocsContext, DocsPage, Primary, Source, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { Fold } from './Fold.tsx'
import styles from './GuidePage.module.css'
import type { Guide } from './guide.ts'
import { listAttributes, listStylesheets } from './styling.ts'

const StatesOf = lazy(async () => ({ default: (await import('../states/StatesOf.tsx')).StatesOf }))

const guides = import.meta.glob<{ guide: Guide }>('../../{components,patterns}/*/*.guide.ts')
const sources = import.meta.glob<string>(['../../{components,patterns}/*/*.{tsx,module.css}', '!**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
})

export function GuidePage() {
  const { csfFile } = useOf('meta', ['meta'])
  const name = csfFile.meta.title.split('/').at(-1) ?? ''
  const isComponent = !/^(Screens|Foundations)\//u.test(csfFile.meta.title)
  const [path = '', load] = (isComponent && Object.entries(guides).find(([file]) => file.endsWith(`/${name}.guide.ts`))) || []
  const guide = useLoaded(load)?.guide
  if (!load) return <DocsPage />
  return guide ? <Page name={name} guide={guide} path={getSourcePath(path)} /> : null
}

/** Small components share the file of their folder. */
function getSourcePath(guidePath: string): string {
  const own = guidePath.replace('.guide.ts', '.tsx')
  const folder = guidePath.split('/').at(-2)
  return own in sources ? own : [...guidePath.split('/').slice(0, -1), `${folder}.tsx`].join('/')
}

function Page({ name, guide, path }: { name: string; guide: Guide; path: string }) {
  const address = useAddresses()
  return (
    <>
      <Title />
      <Subtitle>{guide.summary}</Subtitle>
      <Primary />
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
                : {when}.
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>Accessibility</h3>
          <Sentences of={guide.accessibility} />
        </section>
      </div>
      <Examples />
      <Fold title="Properties">
        <Controls />
      </Fold>
      <Fold title="Styling">
        <Styling path={path} />
      </Fold>
      <Suspense>
        <StatesOf name={name} />
      </Suspense>
      <Fold title={path.replace('../../', 'design-system/')}>
        <Code load={sources[path]} />
      </Fold>
    </>
  )
}

function Examples() {
  const { csfFile } = useOf('meta', ['meta'])
  const { componentStories } = useContext(DocsContext)
  const stories = componentStories().slice(1)
  const shown = stories.filter(({ id, tags }) => id in csfFile.stories && tags.includes('autodocs'))
  if (shown.length === 0) return null
  return (
    <div className={styles.Examples}>
      {shown.map(({ id, name, moduleExport }) => (
        <figure key={id} className={styles.Example}>
          <figcaption>{name}</figcaption>
          <Canvas of={moduleExport} meta={csfFile.moduleExports} />
        </figure>
      ))}
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
    <>
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
    </>
  )
}

async function readAttributes(path: string) {
  const read = async (file: string) => (await sources[file]?.()) ?? ''
  const sheets = await Promise.all(listStylesheets(await read(path), path).map(read))
  return listAttributes(sheets.join('\n'))
}

function Code({ load }: { load: (() => Promise<string>) | undefined }) {
  const code = useLoaded(load)
  return code && <Source code={code} language="tsx" />
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
