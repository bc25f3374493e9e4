import { createContext } from 'react'
import type { ModelOption } from './useThreadModel.ts'

export const ModelsContext = createContext<readonly ModelOption[]>([])
