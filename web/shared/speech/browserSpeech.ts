import { getServerSpeech } from '../../session/serverSpeech.ts'
import type { SpeechRecognition } from '../dictation/speechRecognition.ts'

type Constructor = new () => SpeechRecognition

export function getSpeechRecognition(): Constructor | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: Constructor
    webkitSpeechRecognition?: Constructor
  }
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}

export function canDictate(): boolean {
  return getSpeechRecognition() !== null || (getServerSpeech().canTranscribe && 'MediaRecorder' in window && 'mediaDevices' in navigator)
}

export function canReadAloud(): boolean {
  return hasBrowserSpeech() || (getServerSpeech().canSpeak && 'AudioContext' in window)
}

export function hasBrowserSpeech(): boolean {
  return 'speechSynthesis' in window
}

let context: AudioContext | null = null

export function getAudioContext(): AudioContext | null {
  return context
}

/** Browsers allow later sounds only after one within a press. */
export function unlockSound(): void {
  if (hasBrowserSpeech() && !speechSynthesis.speaking) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
  if ('AudioContext' in window) context ??= new AudioContext()
  void context?.resume()
}
