import { VIEWER_ID } from 'relay-runtime'

/** Connections can be found before the viewer's real ID is known. */
export function getDataID({ id }: { readonly id?: unknown }, typeName: string): string | null | undefined {
  return typeName === 'Viewer' ? VIEWER_ID : (id as string | null | undefined)
}
