export function ScreenTitle({ children }: { children: string }) {
  return <title>{`${children} · Twain`}</title>
}
