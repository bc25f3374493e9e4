const sharedMs = 250

/** The key must contain everything the result depends on, including the audience. */
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
