import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// relay-test-utils wraps its environment in mocks of whichever runner is named jest.
vi.stubGlobal('jest', vi)

afterEach(cleanup)
