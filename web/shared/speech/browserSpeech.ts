export function hasBrowserSpeech(): boolean {
  return 'speechSynthesis' in window
}

/** Safari speaks later texts only after a first one within the press. */
export function unlockBrowserSpeech(): void {
  if (hasBrowserSpeech() && !speechSynthesis.speaking) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
}
