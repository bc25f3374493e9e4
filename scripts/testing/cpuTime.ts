/** CPU time of this thread in milliseconds, which other programs on the machine hardly change. */
export async function measureCpuMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const referenceMs = 15

/** How many times longer this machine takes now than the reference machine, which adds ten million numbers in 15 ms. */
export async function measureSlowdown(): Promise<number> {
  let sum = 0
  const ms = await measureCpuMs(() => {
    for (let index = 0; index < 10_000_000; index += 1) sum += index % 7
  })
  return Math.max(1, ms / referenceMs)
}

/** {@link measureCpuMs} on the reference machine. */
export async function measureReferenceMs(work: () => unknown): Promise<number> {
  const ms = await measureCpuMs(work)
  return ms / (await measureSlowdown())
}
