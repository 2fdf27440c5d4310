import httpClient from 'hap-controller/lib/transport/ip/http-client.js'
import type { HapIdentity } from './bridge-home.ts'
import type { Sent } from './load.ts'

/** Of the package, without its Bluetooth part. */
const { default: HttpClient } = httpClient

/** HAP's types of what a lamp has (HAP, 8.23 and 9.70), without what all types end with. */
const LIGHTBULB = '00000043'
const ON = '00000025'

type Controller = InstanceType<typeof HttpClient>

/** What controllers keep of a pairing, by the bridge's username: a bridge that is paired takes no second one. */
const pairings = new Map<string, ReturnType<Controller['getLongTermData']>>()

/** A controller that is paired with a bridge, as a phone is, and reads whether its lamp is on. */
export class LampReader {
  readonly #controller: Controller
  readonly #id: string

  private constructor(controller: Controller, id: string) {
    this.#controller = controller
    this.#id = id
  }

  static async open({ username, pincode }: HapIdentity, port: number): Promise<LampReader> {
    const known = pairings.get(username) ?? undefined
    const controller = new HttpClient(username, '127.0.0.1', port, known, { usePersistentConnections: true })
    if (known === undefined) {
      await controller.pairSetup(pincode)
      pairings.set(username, controller.getLongTermData())
    }
    const { accessories } = await controller.getAccessories()
    for (const { aid, services } of accessories) {
      const lamp = services.find(({ type }) => type.startsWith(LIGHTBULB))
      const on = lamp?.characteristics.find(({ type }) => type?.startsWith(ON))
      if (on !== undefined) return new LampReader(controller, `${aid}.${on.iid}`)
    }
    throw new Error(`${username} has no lamp`)
  }

  /** Reads over and over, one read at a time, for so long. Throws when one has no value. */
  async readFor(seconds: number): Promise<Sent> {
    const millis: number[] = []
    const started = performance.now()
    let now = started
    while (now - started < seconds * 1000) {
      const { characteristics } = await this.#controller.getCharacteristics([this.#id])
      if (characteristics[0]?.value === undefined) throw new Error(`no value: ${JSON.stringify(characteristics)}`)
      const before = now
      now = performance.now()
      millis.push(now - before)
    }
    millis.sort((a, b) => a - b)
    const quantile = (part: number): number => millis[Math.floor(millis.length * part)] ?? Number.NaN
    return {
      requests: millis.length,
      perSecond: millis.length / ((now - started) / 1000),
      medianMillis: quantile(0.5),
      p99Millis: quantile(0.99),
    }
  }
}
