import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { type Provider, startProvider } from '../../../testing/modelProvider.ts'
import { say } from '../../../testing/parity/parity.ts'
import { createPerson } from '../../../testing/people.ts'

const app = await testApp({ LLM_BASE_URL: '', LLM_MODEL: '' })
const { client, id: userId } = await createPerson(app)
const [blindServer, seeingServer]: [Provider, Provider] = [await startProvider(), await startProvider()]
afterAll(() => Promise.all([blindServer.close(), seeingServer.close()]))

let blind: string
let seeing: string

beforeAll(async () => {
  blind = await connect(blindServer)
  seeing = await connect(seeingServer)
  await change(seeing, { accepts_images: true, context_tokens: 32_000 })
})
beforeEach(() => {
  for (const server of [blindServer, seeingServer]) Object.assign(server, { requests: [], answering: null, handle: null })
})

async function connect({ url }: Provider): Promise<string> {
  const body = { preset: 'openai_compatible', base_url: url, model: 'small' }
  const connected = await client.rest<{ models: [{ id: string }] }>('POST', '/api/v1/operator/models/connections', body)
  return connected.body.models[0].id
}

const change = (id: string, body: object) => client.rest('PATCH', `/api/v1/operator/models/${id}`, body)

interface Uploaded {
  id: string
  file_path: string
  warnings: string[]
}

async function upload(name: string, contents: Buffer): Promise<Uploaded> {
  const body = new FormData()
  body.append('files', new File([contents as BlobPart], name))
  const response = await client.fetch('/api/v1/upload/files', { method: 'POST', body })
  return ((await response.json()) as { files: [Uploaded] }).files[0]
}

const boat = (width = 40): Sharp => sharp({ create: { width, height: 20, channels: 3, background: '#fa80' } })

async function ask(body: object): Promise<string> {
  expect((await say(client, { input: 'What is on these?', ...body })).last).toBe('done')
  return (await app.platform.db.thread.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' } })).id
}

type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } }

/** Per message of the user in the last request. */
function readSent({ requests }: Provider) {
  const bodies = requests.filter(({ body }) => body !== '').map(({ body }) => JSON.parse(body))
  const { messages } = bodies.findLast(({ stream }) => stream) as { messages: { role: string; content: string | Part[] }[] }
  return messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => {
      const parts: Part[] = typeof content === 'string' ? [{ type: 'text', text: content }] : content
      return {
        text: parts.map((part) => (part.type === 'text' ? part.text : '')).join(''),
        pictures: parts.flatMap((part) =>
          part.type === 'image_url' ? [Buffer.from(part.image_url.url.split(',')[1] ?? '', 'base64')] : [],
        ),
      }
    })
}

const countPictures = (provider: Provider) => readSent(provider).map(({ pictures }) => pictures.length)

test.each<[string, (image: Sharp) => Sharp]>([
  ['PNG', (image) => image.png()],
  ['JPEG', (image) => image.jpeg()],
  ['WebP', (image) => image.webp()],
  ['GIF', (image) => image.gif()],
])('a model that sees images gets a %s scaled down, and its name and type', async (type, encode) => {
  const extension = type.toLowerCase()
  const file = await upload(`Boat.${extension}`, await encode(boat(4000)).toBuffer())
  await ask({ elements: [file], model_id: seeing })
  const [message] = readSent(seeingServer)
  expect(message?.text).toContain(`\\"Boat.${extension}\\", image/${extension}; it is shown as a picture`)
  expect(await sharp(message?.pictures[0]).metadata()).toMatchObject({ format: 'jpeg', width: 1568 })
})

test('other models get only the file name', async () => {
  const file = await upload('Boat.png', await boat().png().toBuffer())
  expect(file.warnings).toEqual(['This model can’t see images. Only the file name is sent.'])
  await ask({ elements: [file] })
  expect(readSent(blindServer)).toMatchObject([{ text: expect.stringContaining('its content is not shown here'), pictures: [] }])
})

test('later questions include the pictures if the chosen model sees them', async () => {
  const thread_id = await ask({ elements: [await upload('Boat.png', await boat().png().toBuffer())], model_id: blind })
  await ask({ thread_id, model_id: seeing })
  expect(countPictures(seeingServer)).toEqual([1, 0])
  await ask({ thread_id, model_id: blind })
  expect(countPictures(blindServer)).toEqual([0, 0, 0])
})

test('the model that answers instead of an unavailable one gets no pictures it can’t see', async () => {
  seeingServer.answering = []
  await ask({ elements: [await upload('Boat.png', await boat().png().toBuffer())], model_id: seeing })
  expect(countPictures(seeingServer)).toEqual([1])
  expect(readSent(blindServer)).toMatchObject([{ text: expect.stringContaining('its content is not shown here'), pictures: [] }])
})

test('pictures whose file is gone are only named', async () => {
  const file = await upload('Boat.png', await boat().png().toBuffer())
  const thread_id = await ask({ elements: [file], model_id: seeing })
  await app.platform.files.delete(file.file_path)
  await ask({ thread_id })
  expect(readSent(seeingServer)[0]).toMatchObject({ text: expect.stringContaining('its content is not shown here'), pictures: [] })
})

test('broken pictures are only named', async () => {
  const whole = await sharp({
    create: { width: 200, height: 200, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg()
    .toBuffer()
  const file = await upload('Boat.jpg', whole.subarray(0, whole.length / 2))
  await ask({ elements: [file], model_id: seeing })
  expect(readSent(seeingServer)).toMatchObject([{ text: expect.stringContaining('its content is not shown here'), pictures: [] }])
})

test('the newest pictures are sent if not all fit', async () => {
  const uploadBoats = async (count: number) => {
    const files: Uploaded[] = []
    for (let index = 0; index < count; index++) files.push(await upload(`${index}.png`, await boat().png().toBuffer()))
    return files
  }
  // A fifth of the window has room for 9 pictures of 256 pixels a side.
  await change(seeing, { context_tokens: 4000 })
  const thread_id = await ask({ elements: await uploadBoats(2), model_id: seeing })
  await ask({ thread_id, elements: await uploadBoats(8) })
  expect(countPictures(seeingServer)).toEqual([1, 8])

  await change(seeing, { context_tokens: 200_000 })
  await ask({ thread_id, elements: await uploadBoats(11) })
  expect(countPictures(seeingServer)).toEqual([1, 8, 11])
})
