import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { openZip } from '../../chat/imports/reading/exportFile.ts'
import { importedFiles } from '../../chat/imports/reading/accountFormat.ts'

type Folder = Exclude<keyof typeof importedFiles, 'threads'>
const folders = ['files', 'documents', 'photos', 'picture'] as const satisfies Folder[]

/** Unzipped size of all files together. */
const maxBytes = 2 * 1024 * 1024 * 1024

/** Files in the export, by name. The names are used for lookups only. */
export class FileEntries implements Disposable {
  readonly #zip: ZipFile
  readonly #entries = new Map<string, Entry>()
  #openedBytes = 0

  private constructor(zip: ZipFile) {
    this.#zip = zip
  }

  static async open(path: string): Promise<FileEntries> {
    const files = new FileEntries(await openZip(path))
    for await (const entry of files.#zip.eachEntry()) {
      for (const folder of folders) {
        const key = importedFiles[folder].exec(entry.fileName)?.[1]
        if (key !== undefined && !entry.isEncrypted()) files.#entries.set(`${folder} ${key}`, entry)
      }
    }
    return files
  }

  /** Null if it is missing or over a limit. yauzl rejects files that are larger than the ZIP says. */
  async openFile(folder: Folder, key: string, atMost: number): Promise<Readable | null> {
    const entry = this.#entries.get(`${folder} ${key}`)
    if (!entry || entry.uncompressedSize > Math.min(atMost, maxBytes - this.#openedBytes)) return null
    this.#openedBytes += entry.uncompressedSize
    return this.#zip.openReadStreamPromise(entry)
  }

  /** Original file name: the part of the entry’s name after the key. */
  getName(folder: Folder, key: string): string {
    return this.#entries.get(`${folder} ${key}`)?.fileName.slice(`${folder}/${key}-`.length) ?? ''
  }

  [Symbol.dispose](): void {
    this.#zip.close()
  }
}
