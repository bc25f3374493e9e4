/** For `XMLHttpRequest`. */
export class UploadedAtOnce {
  readonly #listeners = new Map<string, () => void>()
  readonly upload = { addEventListener() {} }
  readonly status = 200
  readonly response = { files: [{ id: 'file-1' }] }
  addEventListener(type: string, listener: () => void) {
    this.#listeners.set(type, listener)
  }
  open() {}
  abort() {}
  send() {
    setTimeout(() => {
      this.#listeners.get('load')?.()
      this.#listeners.get('loadend')?.()
    })
  }
}
