import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** The folder of package.json, both from the sources in api/ and from the bundle in dist/api/. */
export const projectFolder = dirname(findPackageJSON('.', import.meta.url) ?? import.meta.dirname)
