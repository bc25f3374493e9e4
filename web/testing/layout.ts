const viewport = { width: 720, height: 800 }
const row = { width: 720, height: 80 }

/** jsdom has no layout. */
export function stubLayout(): void {
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: (): Element => document.body })
  Element.prototype.scrollTo = () => {}
  Object.assign(globalThis, {
    ResizeObserver: class implements ResizeObserver {
      readonly #callback: ResizeObserverCallback
      readonly #observed = new Set<Element>()

      constructor(callback: ResizeObserverCallback) {
        this.#callback = callback
      }

      observe(target: Element): void {
        this.#observed.add(target)
        // Runs after the current task, as in browsers: a loop of microtasks would never let a test time out.
        setTimeout(() => {
          if (!this.#observed.has(target)) return
          const contentRect = target.getAttribute('role') === 'log' ? viewport : row
          this.#callback([{ target, contentRect } as unknown as ResizeObserverEntry], this)
        })
      }

      unobserve(target: Element): void {
        this.#observed.delete(target)
      }

      disconnect(): void {
        this.#observed.clear()
      }
    },
  })
}
