/** In CSS pixels, relative to the window. */
export interface Place {
  x: number
  y: number
}

/** Runs in the page. Returns null if the element is still moving after `longestMs`. */
export function restingPlace(element: Element, longestMs: number): Promise<Place | null> {
  const framesStill = 2
  const end = performance.now() + longestMs
  let before = { x: NaN, y: NaN }
  let still = 0
  return new Promise((resolve) => {
    const look = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const place = { x: left + width / 2, y: top + height / 2 }
      const isInFront = element.contains(document.elementFromPoint(place.x, place.y))
      const isReady = isInFront && !element.matches(':disabled, [aria-disabled="true"]')
      still = isReady && place.x === before.x && place.y === before.y ? still + 1 : 0
      before = place
      if (still === framesStill) resolve(place)
      else if (performance.now() > end || !element.isConnected) resolve(null)
      else requestAnimationFrame(look)
    }
    look()
  })
}
