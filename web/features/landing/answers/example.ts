import type { Audience } from '#design-system'
import { useLingui } from '@lingui/react/macro'

export interface ExampleNote {
  id: string
  title: string
  text: string
  answers: Readonly<Record<string, { private: string; public: string }>>
}

interface ExampleQuestion {
  id: string
  text: string
}

interface Example {
  questions: readonly ExampleQuestion[]
  notes: readonly ExampleNote[]
}

export type Audiences = Readonly<Record<string, Audience>>

export const firstAudiences: Audiences = { plan: 'private', book: 'listed', talk: 'private' }

/** Visitors get only what is shared. */
export function findSources({ notes }: Example, question: string, audiences: Audiences, isOwner: boolean): ExampleNote[] {
  return notes.filter(({ id, answers }) => answers[question] && (isOwner || audiences[id] !== 'private'))
}

export function useExample(): Example {
  const { t } = useLingui()
  return {
    questions: [
      { id: 'work', text: t`What is Maud working on?` },
      { id: 'talk', text: t`When does she read next?` },
    ],
    notes: [
      {
        id: 'plan',
        title: t`Plan for March`,
        text: t`Chapter three. A draft for Ana by Friday. Stuck on the storm of 1953.`,
        answers: {
          work: {
            private: t`On chapter three. You promised Ana a draft by Friday, and you are stuck on the storm of 1953.`,
            public: t`On chapter three. A draft goes to Ana on Friday, and the storm of 1953 is the hard part.`,
          },
        },
      },
      {
        id: 'book',
        title: t`About my books`,
        text: t`The third one follows the coast from Rye to the Severn. Out next spring.`,
        answers: {
          work: {
            private: t`It is your third book, out next spring.`,
            public: t`A book about the coast from Rye to the Severn, out next spring.`,
          },
        },
      },
      {
        id: 'talk',
        title: t`Reading in Rye`,
        text: t`Thursday at seven, in the old chapel. Bring the tide tables.`,
        answers: {
          talk: {
            private: t`On Thursday at seven, in the old chapel in Rye. You wanted to bring the tide tables.`,
            public: t`On Thursday at seven, in the old chapel in Rye.`,
          },
        },
      },
    ],
  }
}
