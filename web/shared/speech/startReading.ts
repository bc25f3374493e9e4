import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Session } from '../../session/session.ts'
import { getServerSpeech } from '../../session/serverSpeech.ts'
import { BrowserEngine } from './browserEngine.ts'
import { getAudioContext, hasBrowserSpeech } from './browserSpeech.ts'
import { detectLanguage } from './languages.ts'
import { Reading } from './reading.ts'
import { ServerEngine } from './serverEngine.ts'
import type { SpeechEngine } from './speechEngine.ts'

export async function startReading(session: Session, onChange: () => void): Promise<Reading> {
  return new Reading({
    engine: await createEngine(session),
    detectLanguage: (text) => detectLanguage(text, i18n.locale),
    placeholders: { code: t`Code omitted.`, formula: t`formula`, link: t`link` },
    onChange,
  })
}

async function createEngine(session: Session): Promise<SpeechEngine> {
  const context = getAudioContext()
  const browser = new BrowserEngine()
  if (!context || !getServerSpeech().canSpeak || !(await isAllowed(context))) return browser
  return new ServerEngine({ fetch: session.fetch, context, fallback: hasBrowserSpeech() ? browser : null })
}

/** Otherwise audio would wait forever. */
async function isAllowed(context: AudioContext): Promise<boolean> {
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 500))])
  return context.state === 'running'
}
