import type { ReactRenderer } from '@storybook/react-vite'
import { isValidElement } from 'react'
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'

interface TypeInSource {
  name: string
  raw?: string
}

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: TypeInSource } | undefined> }
}

/** Shows prop types as written and offers controls only for values that can be typed in. */
export const readableProps: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  const entries = Object.entries(argTypes).map(([name, argType]): [string, InputType] => {
    const type = props[name]?.tsType
    const value: unknown = initialArgs[name]
    const summary = type?.raw ?? type?.name ?? argType.table?.type?.summary
    const isNode = type?.name === 'ReactNode'
    const isTyped = ['string', 'number', 'boolean', 'enum'].includes(argType.type?.name ?? '') || isPlain(value)
    return [
      name,
      {
        ...argType,
        table: { ...argType.table, type: { summary } },
        ...(isNode && (value === undefined || typeof value === 'string') ? { control: 'text' } : !isTyped && { control: false }),
      },
    ]
  })
  return Object.fromEntries(entries) as ReturnType<ArgTypesEnhancer<ReactRenderer>>
}
// Runs last because it reads the results of other enhancers.
readableProps.secondPass = true

function isPlain(value: unknown): boolean {
  if (value === undefined || typeof value === 'function' || isValidElement(value)) return false
  if (typeof value !== 'object' || value === null) return true
  return (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) && Object.values(value).every(isPlain)
}
