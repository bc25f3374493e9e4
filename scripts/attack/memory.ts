import { readFile } from 'node:fs/promises'

const megabyte = 1024 * 1024

export interface Memory {
  /** What the server's objects and buffers take after a full garbage collection, in megabytes. */
  held: number
  /** Resident, in megabytes, as the operating system sees it. */
  resident: number
}

export type MemoryReader = Awaited<ReturnType<typeof openMemoryReader>>

/** Reads a process's memory through its inspector, which can have it collect its garbage first. */
export async function openMemoryReader(inspectorPort: number, pid: number) {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error('The inspector did not answer')), { once: true })
  })
  const answers = new Map<number, (result: HeapUsage) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result: HeapUsage }
    if (id !== undefined) answers.get(id)?.(result)
  })
  let calls = 0
  const ask = (method: string) =>
    new Promise<HeapUsage>((resolve) => {
      const id = ++calls
      answers.set(id, resolve)
      socket.send(JSON.stringify({ id, method }))
    })

  return {
    async read(): Promise<Memory> {
      await ask('HeapProfiler.collectGarbage')
      const { usedSize, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage')
      return { held: (usedSize + backingStorageSize) / megabyte, resident: await residentMegabytes(pid) }
    },
    close: () => socket.close(),
  }
}

interface HeapUsage {
  usedSize: number
  /** Of array buffers. */
  backingStorageSize?: number
}

async function residentMegabytes(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
