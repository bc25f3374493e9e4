import { listModels, type ModelList } from './providerModels.ts'
import { type Preset, presets } from './validation.ts'

export interface DetectedServer extends ModelList {
  preset: Preset
}

const localServers = [
  { preset: 'ollama', baseUrl: presets.ollama.baseUrl },
  { preset: 'lm_studio', baseUrl: presets.lm_studio.baseUrl },
] as const

export async function detectServers(
  servers: readonly { preset: Preset; baseUrl: string | null }[] = localServers,
): Promise<DetectedServer[]> {
  const found = await Promise.all(servers.map(detect))
  return found.filter((server) => server !== null)
}

async function detect({ preset, baseUrl }: { preset: Preset; baseUrl: string | null }): Promise<DetectedServer | null> {
  if (baseUrl === null) return null
  try {
    return { preset, ...(await listModels({ preset, baseUrl, apiKey: null }, { timeoutMs: 1500 })) }
  } catch (error) {
    const { code } = error as { code?: unknown }
    return code === 'provider_without_models' ? { preset, baseUrl, models: [] } : null
  }
}
