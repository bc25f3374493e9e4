import { existsSync } from 'node:fs'
import { install, mayInstall, Missing } from './debian.ts'

const paths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function chromiumPath() {
  return process.env.CHROMIUM_PATH || paths.find((path) => existsSync(path))
}

export async function installChromium() {
  if (chromiumPath()) return
  if (!mayInstall) throw new Missing('Chromium is missing: install chromium, or set CHROMIUM_PATH.')
  await install('chromium-headless-shell', 'fonts-dejavu-core')
}

/** Containers do not allow the sandbox. */
export function getChromiumOptions() {
  return {
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  }
}
