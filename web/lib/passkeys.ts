import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** Browsers bind passkeys to a domain name and refuse IP addresses. */
export function arePasskeysSupported(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}

export async function canAutofillPasskeys(): Promise<boolean> {
  if (!arePasskeysSupported()) return false
  const { browserSupportsWebAuthnAutofill } = await loadLibrary()
  return browserSupportsWebAuthnAutofill()
}

export async function makePasskey(options: unknown) {
  const { startRegistration } = await loadLibrary()
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
}

/** @param isAutofill waits until the user picks a passkey in a field with `autocomplete="… webauthn"` */
export async function askForPasskey(options: unknown, { isAutofill = false } = {}) {
  const { startAuthentication } = await loadLibrary()
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill: isAutofill })
}

export async function stopAskingForPasskey(): Promise<void> {
  if (!arePasskeysSupported()) return
  const { WebAuthnAbortService } = await loadLibrary()
  WebAuthnAbortService.cancelCeremony()
}

/** The user closed the browser’s dialog, or it took too long. */
export function isPasskeyCanceled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
}

export function isPasskeyKnown(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError'
}

function loadLibrary() {
  return import('@simplewebauthn/browser')
}
