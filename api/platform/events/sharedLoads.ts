/** Long enough for all readers of one event, which reaches them within moments of each other. */
const sharedMs = 250

export type SharedLoads = ReturnType<typeof createSharedLoads>

/** What many ask for at the same moment is loaded once. The key says all that an answer depends on, also who may see it. */
export function createSharedLoads() {
  const loads = new Map<string, Promise<unknown>>()

  return async function shared<T>(key: string, load: () => Promise<T>): Promise<T> {
    const known = loads.get(key)
    if (known) return known as Promise<T>
    const loaded = load()
    loads.set(key, loaded)
    const forget = () => loads.delete(key)
    loaded.then(() => setTimeout(forget, sharedMs).unref(), forget)
    return loaded
  }
}
