import { LinkButton } from '../../index.ts'

export interface OtherNameProps {
  page: string
  because: string
}

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
