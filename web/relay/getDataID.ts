import { VIEWER_ID } from 'relay-runtime'

/** The viewer keeps one place in the store, so that connections can be found before their id is known. */
export function getDataID({ id }: { readonly id?: unknown }, typeName: string): string | null | undefined {
  return typeName === 'Viewer' ? VIEWER_ID : (id as string | null | undefined)
}
