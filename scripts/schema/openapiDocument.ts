import { createRestApi } from '../../api/rest/api.ts'
import { describeApi } from '../../api/rest/openapi.ts'
import type { Platform } from '../../api/platform/platform.ts'
import type { Services } from '../../api/services.ts'

/** What GET /api/v1/openapi.json answers with, without a server: registering the routes reads nothing but these settings. */
export function openapiDocument(): object {
  const publicUrl = 'https://twain.example.org'
  const platform = { config: { publicUrl, corsOrigins: [] as string[] }, log: {}, db: {} }
  return describeApi(createRestApi(platform as unknown as Platform, {} as Services), publicUrl)
}
