import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'

/** What does not hold for this document, each with its reason. */
const exceptions = {
  spectral: {
    // The document of a server names nobody but its operator, whom the server does not know.
    'info-contact': 'off',
  },
  redocly: {
    // The software is under no license.
    'info-license': 'off',
  },
} as const

/** The findings of Spectral and Redocly in an OpenAPI document, each with its place. */
export async function lintOpenapi(document: object): Promise<string[]> {
  return [...(await spectralFindings(document)), ...(await redoclyFindings(document))].toSorted()
}

async function spectralFindings(document: object): Promise<string[]> {
  const spectral = new spectralCore.Spectral()
  spectral.setRuleset({ extends: [[spectralRulesets.oas as RulesetDefinition, 'recommended']], rules: { ...exceptions.spectral } })
  const findings = await spectral.run(structuredClone(document) as Record<string, unknown>)
  return findings.map(({ code, message, path }) => `openapi.json: ${path.join(' ')}: ${message} (Spectral ${code})`)
}

async function redoclyFindings(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: { ...exceptions.redocly } })
  const findings = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
  return findings.map(({ ruleId, message, location }) => {
    const place = location.map(({ pointer }) => pointer ?? '').join(', ')
    return `openapi.json: ${place}: ${message} (Redocly ${ruleId})`
  })
}
