import { useLingui } from '@lingui/react/macro'

/** What is said of each kind of item. A document is read as a note is. */
export function useKindWords(kind: string) {
  const { t } = useLingui()
  if (kind === 'STORY') {
    return {
      kind: t`Story`,
      write: t`Write a story`,
      edit: t`Edit story`,
      title: t`Title`,
      content: t`Your story`,
      contentHint: t`Write it as you’d tell it, at any length. You can use Markdown.`,
      save: t`Save story`,
      remove: t`Delete story`,
    }
  }
  return {
    kind: kind === 'DOCUMENT' ? t`Document` : t`Note`,
    write: t`Write a note`,
    edit: t`Edit note`,
    title: t`Title`,
    content: t`Note`,
    contentHint: t`What you or your twin should know. You can use Markdown.`,
    save: t`Save note`,
    remove: kind === 'DOCUMENT' ? t`Delete document` : t`Delete note`,
  }
}
