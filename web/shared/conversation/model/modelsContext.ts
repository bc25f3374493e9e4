import { createContext } from 'react'
import type { ModelOption } from './useThreadModel.ts'

/** The models to regenerate answers with. */
export const ModelsContext = createContext<readonly ModelOption[]>([])
