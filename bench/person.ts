export interface Person {
  url: string
  userId: string
  headers: Record<string, string>
}

export async function signUp(url: string, username: string): Promise<Person> {
  const credentials = { email: `${username}@example.org`, password: 'a long enough one', username }
  const { token, user } = await post<{ token: string; user: { id: string } }>({ url, headers: {} }, '/api/v1/auth/register', credentials)
  return { url, userId: user.id, headers: { authorization: `Bearer ${token}` } }
}

export function startThreads(person: Person, howMany: number): Promise<string[]> {
  const start = () => post<{ id: string }>(person, '/api/v1/chat/threads', { agent_type: 'private_brain' })
  return Promise.all(Array.from({ length: howMany }, async () => (await start()).id))
}

type Caller = Pick<Person, 'url' | 'headers'>

export function post<Body>({ url, headers }: Caller, path: string, body: object): Promise<Body> {
  return request({ url, headers: { 'content-type': 'application/json', ...headers } }, path, { method: 'POST', body: JSON.stringify(body) })
}

export async function request<Body>({ url, headers }: Caller, path: string, init?: RequestInit): Promise<Body> {
  const response = await fetch(url + path, { ...init, headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return JSON.parse(text) as Body
}
