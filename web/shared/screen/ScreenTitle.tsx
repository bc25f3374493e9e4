/** Sets the browser tab's title. */
export function ScreenTitle({ children }: { children: string }) {
  return <title>{`${children} · Twain`}</title>
}
