import { saveFile } from '../../relay/downloadFile.ts'
import { getFileName } from './codeFileName.ts'

export function downloadCode(code: string, info: string): void {
  saveFile(getFileName(info), new Blob([code.endsWith('\n') ? code : `${code}\n`], { type: 'text/plain;charset=utf-8' }))
}
