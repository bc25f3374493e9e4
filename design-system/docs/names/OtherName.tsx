import { LinkButton } from '../../index.ts'

export interface OtherNameProps {
  /** The page that it leads to. */
  page: string
  /** Why it is called so, or what takes its place. */
  because: string
}

/** Leads from a name that is used elsewhere to the component. */
export function OtherName({ page, because }: OtherNameProps) {
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <p>{because}</p>
      <LinkButton href={`./?path=/docs/${page}--docs`} target="_top">
        Open its page
      </LinkButton>
    </div>
  )
}
