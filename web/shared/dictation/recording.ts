import { getFailureText, readRequestError, RequestError } from '../../relay/requestError.ts'
import { getRecognitionProblem, type Dictation, type DictationOptions } from './dictation.ts'

/** At this rate five minutes take little more than 1 MB. */
const audioBitsPerSecond = 32_000
const longestMs = 5 * 60_000
/** Longer than the server waits for the model. */
const timeoutMs = 90_000

interface RecordingOptions extends DictationOptions {
  readonly fetch: typeof fetch
  readonly onTranscribe: () => void
  /** The recording is kept for another attempt. */
  readonly onUnsent: (retry: () => void) => void
}

/** Fallback for browsers without speech recognition: records until stopped, then the server transcribes. */
export function startRecording({ language, fetch, onText, onFailure, onTranscribe, onUnsent, onEnd }: RecordingOptions): Dictation {
  const leaving = new AbortController()
  const stopping = new AbortController()
  leaving.signal.addEventListener('abort', () => stopping.abort())

  const request = async (audio: Blob): Promise<string> => {
    const body = new FormData()
    body.append('files', audio, 'recording')
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(timeoutMs)])
    const response = await fetch(`/api/v1/transcriptions?language=${language}`, { method: 'POST', body, signal })
    if (!response.ok) throw await readRequestError(response)
    const { text } = (await response.json()) as { text: string }
    return text
  }
  const transcribe = async (audio: Blob) => {
    onTranscribe()
    try {
      const text = await request(audio)
      if (text) onText(text)
      else onFailure(getRecognitionProblem('no-speech') ?? '')
    } catch (error) {
      if (leaving.signal.aborted) return
      onFailure(getTranscriptionProblem(error))
      if (canRetry(error)) onUnsent(() => void transcribe(audio))
    } finally {
      onEnd()
    }
  }
  const dictate = async () => {
    try {
      const audio = await record(stopping.signal)
      if (leaving.signal.aborted || !audio) return onEnd()
      if (audio.size > 0) return await transcribe(audio)
      onFailure(getRecognitionProblem('no-speech') ?? '')
    } catch (error) {
      if (!leaving.signal.aborted) onFailure(getMicrophoneProblem(error))
    }
    onEnd()
  }
  void dictate()
  return { stop: () => stopping.abort(), abort: () => leaving.abort() }
}

/** Null if stopped before the microphone was allowed. */
async function record(stopped: AbortSignal): Promise<Blob | null> {
  const microphone = await navigator.mediaDevices.getUserMedia({ audio: true })
  try {
    if (stopped.aborted) return null
    const recorder = new MediaRecorder(microphone, { audioBitsPerSecond })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => void parts.push(data)
    // Failed recorders, and those of unplugged microphones, also stop.
    const ended = new Promise<void>((resolve) => {
      recorder.onstop = () => resolve()
    })
    const stop = () => recorder.state !== 'inactive' && recorder.stop()
    recorder.start()
    const limit = setTimeout(stop, longestMs)
    stopped.addEventListener('abort', stop)
    await ended
    clearTimeout(limit)
    return new Blob(parts, { type: recorder.mimeType })
  } finally {
    for (const track of microphone.getTracks()) track.stop()
  }
}

function canRetry(error: unknown): boolean {
  if (!(error instanceof RequestError) || error.status === null) return true
  return error.status >= 500 || error.status === 429
}

function getTranscriptionProblem(error: unknown): string {
  if (error instanceof RequestError && error.status !== null) return getFailureText(error, '')
  return getRecognitionProblem('network') ?? ''
}

function getMicrophoneProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  const isBlocked = name === 'NotAllowedError' || name === 'SecurityError'
  return getRecognitionProblem(isBlocked ? 'not-allowed' : 'audio-capture') ?? ''
}
