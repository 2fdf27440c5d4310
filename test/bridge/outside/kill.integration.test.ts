import { randomInt, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { type BridgeFolder, makeBridgeFolder } from '../../support/bridge-folder.ts'
import { type BridgeServer, startBridge } from '../../support/bridge-server.ts'
import { kills } from '../../support/thorough.ts'
import { shown, writeOverRest } from './things.ts'

const ROUNDS = kills(3)

/** What was answered, and what may have happened besides: the write whose answer was cut off. */
interface Written<T> {
  answered: T
  asked: T
}

interface State {
  /** A field of a platform entry. */
  readonly config: Written<number>
  /** The brightness of a lamp. */
  readonly lamp: Written<number>
  /** Ids of controllers. */
  readonly pairings: Written<readonly string[]>
}

/** A platform entry that grows, so that a file of which only a part was written is none. */
const entryOf = (count: number) => ({
  platform: 'Counter',
  plugin: 'plugins/native/counter/index.ts',
  count,
  padding: 'x'.repeat(count * 10),
})

async function writeConfig(bridge: BridgeServer, { config }: State): Promise<void> {
  config.asked = config.answered + 1
  expect((await bridge.post('/api/config/platform', entryOf(config.asked))).status).toBe(200)
  config.answered = config.asked
}

async function writeLamp(bridge: BridgeServer, { lamp }: State): Promise<void> {
  lamp.asked = (lamp.answered + 1) % 101
  expect(await writeOverRest(bridge, 'Lamp', 'Brightness', lamp.asked)).toBe(200)
  lamp.answered = lamp.asked
}

/** Each kind of write, one after the other, until `signal` aborts; a fault before that is thrown. */
async function keepWriting(bridge: BridgeServer, state: State, signal: AbortSignal, told: () => void): Promise<void> {
  const controller = bridge.controller()
  const repeat = async (write: () => Promise<void>, times: number): Promise<void> => {
    for (let time = 0; time < times && !signal.aborted; time += 1) {
      await write().catch((error) => {
        if (!signal.aborted) throw error
      })
      told()
    }
  }
  const gone = bridge.exited.then(() => {
    throw new Error('killed')
  })
  gone.catch(() => {})
  const { pairings } = state
  const pair = async (): Promise<void> => {
    const id = randomUUID()
    pairings.asked = [...pairings.answered, id]
    // A controller whose connection is cut in the middle waits for ever.
    await Promise.race([controller.addPairing(id, Buffer.alloc(32, 7), false), gone])
    pairings.answered = pairings.asked
  }
  await Promise.all([
    repeat(() => writeConfig(bridge, state), Number.POSITIVE_INFINITY),
    repeat(() => writeLamp(bridge, state), Number.POSITIVE_INFINITY),
    // A bridge has few controllers.
    repeat(pair, 2),
  ])
}

/** Holds what is there against what was answered; from then on it is what is there. */
async function check(bridge: BridgeServer, { config, lamp, pairings }: State, own: string): Promise<void> {
  const entry = (await bridge.get('/api/config/platform/Counter')).body?.config
  expect([config.answered, config.asked]).toContain(entry.count)
  expect(entry).toEqual(entryOf(entry.count))
  config.answered = entry.count

  const brightness = await shown(bridge, 'Lamp', 'Brightness')
  expect([lamp.answered, lamp.asked]).toContain(brightness)
  lamp.answered = Number(brightness)

  const { pairings: found } = (await bridge.get('/api/hap/pairings')).body
  const ids = found.map(({ id }: { id: string }) => id).filter((id: string) => id !== own)
  expect(found).toHaveLength(ids.length + 1)
  expect([pairings.answered, pairings.asked]).toContainEqual(ids)
  pairings.answered = ids
}

function ownId({ pairing }: BridgeFolder): string {
  return Buffer.from(pairing.iOSDevicePairingID, 'hex').toString()
}

it(
  `${ROUNDS} times killed while it writes, it has lost nothing that it answered`,
  async () => {
    const folder = await makeBridgeFolder({ config: { disabledPlugins: ['Counter'] } })
    const state: State = {
      config: { answered: 0, asked: 0 },
      lamp: { answered: 100, asked: 100 },
      pairings: { answered: [], asked: [] },
    }
    for (let round = 0; round <= ROUNDS; round += 1) {
      const bridge = await startBridge(folder)
      await bridge.becomes('triptych-virtual', 'running')
      if (round === 0) await writeConfig(bridge, state)
      await check(bridge, state, ownId(folder))
      const killed = new AbortController()
      let answersLeft = randomInt(3, 30)
      await keepWriting(bridge, state, killed.signal, () => {
        answersLeft -= 1
        if (answersLeft !== 0) return
        killed.abort()
        bridge.child.kill('SIGKILL')
      })
      await bridge.exited
    }
    expect(state.config.answered).toBeGreaterThan(ROUNDS / 2)
    expect(state.pairings.answered.length).toBeGreaterThan(0)
  },
  300_000 + ROUNDS * 15_000,
)
