/** Names the screen in the browser's tab. Each screen has one, alone or as part of its HeaderTitle. */
export function ScreenTitle({ children }: { children: string }) {
  return <title>{`${children} · Twain`}</title>
}
