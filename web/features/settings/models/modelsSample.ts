export const model = {
  __typename: 'ConnectedModel',
  id: 'model-1',
  name: 'llama3.2',
  isListed: true,
  isAvailable: true,
  isDefault: true,
  contextTokens: 16_384,
  acceptsImages: false,
  callsTools: true,
  reasons: false,
}

export const otherModel = { ...model, id: 'model-2', name: 'qwen3', isAvailable: false, isDefault: false, reasons: true }

export const ollama = {
  __typename: 'ModelServer',
  id: 'connection-1',
  preset: 'OLLAMA',
  baseUrl: 'http://localhost:11434/v1',
  hasApiKey: false,
  keyHint: null as string | null,
  isKeyReadable: true,
  models: [model, otherModel],
}

export const openAi = {
  ...ollama,
  id: 'connection-2',
  preset: 'OPENAI',
  baseUrl: 'https://api.openai.com/v1',
  hasApiKey: true,
  keyHint: 'x7Qf',
  models: [{ ...model, id: 'model-3', name: 'gpt-5-mini', isDefault: false, contextTokens: 400_000, acceptsImages: true }],
}

export const environmentModel = {
  __typename: 'EnvironmentModel',
  provider: 'openai-compatible',
  name: 'llama3.2',
  baseUrl: 'http://localhost:11434/v1',
  hasApiKey: true,
}

export const detectedOllama = {
  __typename: 'DetectedModelServer',
  preset: 'OLLAMA',
  baseUrl: ollama.baseUrl,
  models: [
    { __typename: 'ProviderModel', name: 'llama3.2' },
    { __typename: 'ProviderModel', name: 'qwen3' },
  ],
}

export const toOperator = (modelConnections: (typeof ollama)[], fixed: typeof environmentModel | null = null) => ({
  viewer: { __typename: 'Viewer', operator: { __typename: 'Operator', ownKeys: 'OFF', environmentModel: fixed, modelConnections } },
})

export const toDetected = (detectedModelServers: (typeof detectedOllama)[]) => ({
  viewer: { __typename: 'Viewer', operator: { __typename: 'Operator', detectedModelServers } },
})

export const answered = {
  __typename: 'ModelConnectionTest',
  model: 'llama3.2',
  answer: 'Hello! How can I help you today?',
  durationMs: 840 as number | null,
  models: detectedOllama.models,
  problem: null as { message: string; code: string; params: object } | null,
}
