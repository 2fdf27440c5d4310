import { describe, expect, it } from 'vitest'
import type { Principal } from '../../../../src/access/principal.ts'
import { openClient } from '../small-streams.ts'
import { openFloorLines, openRoom, type RoomOptions } from './generated/stream-client.ts'
import { channels } from './generated/streams.ts'
import { startRooms } from './rooms.ts'

const ada: Principal = { id: 'ada', kind: 'person', role: 'member', credential: 'session', credentialId: 's' }
const robot: Principal = { id: 'robot', kind: 'agent', role: 'member', credential: 'token', credentialId: 't' }
const hall = '/ws/rooms/hall/upper?speaker=ada'
const ticket = { headers: { Cookie: 'ticket=ada' } }

async function start() {
  const people = new Map([
    ['ada', ada],
    ['robot', robot],
  ])
  return { people, ...(await startRooms(people)) }
}

/** An open stream of a room, for a client with a ticket. */
async function enter(port: number, path = hall) {
  const client = openClient(port, path, ticket)
  await client.opened
  return client
}

describe('a message of a client', () => {
  it('reaches the handler of its name, told from others by its payload or by its frame', async () => {
    const { port } = await start()
    const { ws, messages, received } = await enter(port)
    ws.send('{"kind":"words","action":"say","text":"hello"}')
    ws.send('{"name":"bob","action":"rename","kind":"words"}')
    ws.send(Buffer.from('..'))
    await received(2)
    expect(messages.map((text) => JSON.parse(text))).toEqual([
      { room: 'hall', speaker: 'ada', text: 'hello', whisper: false },
      { room: 'hall', speaker: 'bob', text: 'knock knock' },
    ])
  })

  it.each([
    ['{"kind":"words","action":"shout","text":"a"}', '/action must be one of "say", "rename"'],
    ['{"kind":"words","text":"a"}', '/action must be one of "say", "rename"'],
    ['{"action":1}', '/action must be one of "say", "rename"'],
    ['null', '/action must be one of "say", "rename"'],
    ['"say"', '/action must be one of "say", "rename"'],
    ['["say"]', '/action must be one of "say", "rename"'],
    ['{', 'say: not JSON'],
    ['{"kind":"words","action":"rename","text":"a"}', "rename: / must have required property 'name'"],
    ['{"kind":"noise","action":"say","text":"a"}', 'say: /kind must be equal to constant'],
  ])('that is none ends the connection: %s', async (text, reason) => {
    const { port } = await start()
    const { ws, ended } = await enter(port)
    ws.send(text)
    expect(await ended).toEqual({ code: 1007, reason })
  })

  it('is as long as its stream grants', async () => {
    const { port } = await start()
    const { ws, ended } = await enter(port)
    ws.send(`{"kind":"words","action":"say","text":"a"${' '.repeat(200)}}`)
    expect((await ended).code).toBe(1009)
  })
})

describe('the address of a stream', () => {
  it('gives its handler values of their types, with defaults', async () => {
    const { port } = await start()
    const floor = openClient(port, '/ws/floors/1')
    await floor.opened
    const { ws } = await enter(port, '/ws/rooms/gro%C3%9Fe%20halle%2F1/upper?speaker=ada&volume=4&echo=false')
    ws.send('{"kind":"words","action":"say","text":"hello"}')
    await floor.received(1)
    expect(JSON.parse(floor.messages[0] ?? '')).toEqual({
      ...{ room: 'große halle/1', speaker: 'ada', text: 'hello', whisper: true },
    })
  })

  it.each([
    ['/ws/rooms/hall/cellar?speaker=ada', 400],
    ['/ws/rooms/a.b/upper?speaker=ada', 400],
    ['/ws/rooms/hallhallhallhallhallh/upper?speaker=ada', 400],
    ['/ws/rooms/%FF/upper?speaker=ada', 400],
    ['/ws/rooms//upper?speaker=ada', 400],
    ['/ws/rooms/hall/upper', 400],
    ['/ws/rooms/hall/upper?speaker=', 400],
    ['/ws/rooms/hall/upper?speaker=ada&echo=yes', 400],
    ['/ws/floors/4', 400],
    ['/ws/floors/one', 400],
    ['/ws/floors/1.5', 400],
    ['/ws/rooms/hall', 404],
    ['/ws/rooms/hall/upper/', 404],
    ['/%77s/floors/1', 404],
    ['/ws/floor%73/1', 404],
  ])('is refused where it is not what the contract says: %s', async (path, status) => {
    const { port } = await start()
    await expect(openClient(port, path, ticket).opened).rejects.toThrow(String(status))
  })

  it('answers an ordinary request that no WebSocket can be had by', async () => {
    const { surface } = await start()
    const check = (method: string, url: string) => () => surface.checkRequest({ method, url } as never)
    expect(check('GET', '/ws/floors/1')).toThrow('upgrade_required')
    expect(check('POST', hall)).toThrow('method_not_allowed')
    expect(check('GET', '/ws/floors')).not.toThrow()
    expect(check('GET', '/ws/floors/1/2')).not.toThrow()
  })
})

describe('what the contract requires', () => {
  /** Of the rooms' channels: what a caller of each kind is answered. */
  const answers = {
    room: { anonymous: 401, token: 403, session: 101 },
    floorLines: { anonymous: 101, token: 101, session: 101 },
  }
  const paths = { room: hall, floorLines: '/ws/floors/1' }
  const callers = { anonymous: {}, token: { headers: { Authorization: 'Bearer robot' } }, session: ticket }

  it.each(
    channels.flatMap(({ name }) => (['anonymous', 'token', 'session'] as const).map((who) => ({ name, who }))),
  )('is required of $who on $name', async ({ name, who }) => {
    const { port } = await start()
    const opened = openClient(port, paths[name], callers[who]).opened
    const status = await opened.then(
      () => 101,
      (error: Error) => Number(/\d+$/.exec(error.message)?.[0]),
    )
    expect(status).toBe(answers[name][who])
  })

  it('is asked again while a stream is open', async () => {
    const { port, people } = await start()
    const { ended } = await enter(port)
    people.delete('ada')
    expect(await ended).toEqual({ code: 1008, reason: 'the session has ended' })
  })

  it('holds for the number of connections, by stream', async () => {
    const { port, refused } = await start()
    await Promise.all([enter(port), enter(port, '/ws/rooms/other/lower?speaker=eve')])
    await expect(enter(port)).rejects.toThrow('429')
    await openClient(port, '/ws/floors/0').opened
    expect(refused).toEqual(['too_many_requests'])
  })
})

describe('the generated client', () => {
  it('fills in the address and sends each message as its method says', async () => {
    const { url, port, people } = await start()
    people.set('', ada)
    const lines = openFloorLines(url, { level: 0 })
    await lines.opened
    // A browser sends the cookie itself; here everybody is let in.
    const room = openRoom(url, { room: 'a/b ü%', floor: 'lower', speaker: 'ada', echo: false })
    await room.opened
    room.say({ kind: 'words', action: 'say', text: 'one' })
    room.renameTo({ kind: 'words', action: 'rename', name: 'bob' })
    room.knock('.')
    expect(await lines.next()).toMatchObject({ value: { room: 'a/b ü%', speaker: 'ada', text: 'one' } })
    expect(await lines.next()).toMatchObject({ value: { speaker: 'bob', text: 'knock' } })
    room.close()
    lines.close()
    expect(port).toBeGreaterThan(0)
  })

  it.each(['', '.', '..'])('opens no stream with %j in the path, which no URL can carry', (room) => {
    const options: RoomOptions = { room, floor: 'upper', speaker: 'ada' }
    expect(() => openRoom('http://localhost:1', options)).toThrow(TypeError)
  })
})
