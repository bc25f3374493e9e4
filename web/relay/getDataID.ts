import { VIEWER_ID } from 'relay-runtime'

/** Gives the viewer a fixed ID, so that connections can be found before its real one is known. */
export function getDataID({ id }: { readonly id?: unknown }, typeName: string): string | null | undefined {
  return typeName === 'Viewer' ? VIEWER_ID : (id as string | null | undefined)
}
