import { t } from '@lingui/core/macro'

/** @param error code of SpeechRecognition @returns null if the user ended it */
export function getRecognitionProblem(error: string): string | null {
  switch (error) {
    case 'aborted':
      return null
    case 'no-speech':
      return t`Couldn’t hear anything. Try again.`
    case 'audio-capture':
      return t`No microphone found. Connect one and try again.`
    case 'not-allowed':
    case 'service-not-allowed':
      return t`Your browser does not allow the microphone here. You can change that in its settings.`
    case 'network':
      return t`Your browser couldn’t reach its speech recognition. Check your connection and try again.`
    case 'language-not-supported':
      return t`Your browser doesn’t recognize this language.`
    default:
      return t`Your browser couldn’t transcribe that.`
  }
}
