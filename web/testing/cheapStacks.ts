import { createRequire } from 'node:module'

// React records a stack for each element, which takes a tenth of the time; only warnings show it.
Reflect.deleteProperty(console, 'createTask')
const react = createRequire(import.meta.url)('react') as object
const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {}, configurable: true })
