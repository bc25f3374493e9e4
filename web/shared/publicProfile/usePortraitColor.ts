import { useEffect, useState } from 'react'

export function usePortraitColor(src: string | null | undefined): string | null {
  const [found, setFound] = useState<{ src: string; color: string } | null>(null)
  useEffect(() => {
    if (!src) return
    let isCurrent = true
    readColor(src).then(
      (color) => isCurrent && setFound({ src, color }),
      // Broken pictures have no color.
      () => {},
    )
    return () => void (isCurrent = false)
  }, [src])
  return found !== null && found.src === src ? found.color : null
}

async function readColor(src: string): Promise<string> {
  const { FastAverageColor } = await import('fast-average-color')
  const { rgb } = await new FastAverageColor().getColorAsync(src, { algorithm: 'dominant' })
  return rgb
}
