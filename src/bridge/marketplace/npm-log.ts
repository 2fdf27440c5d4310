import { BRIDGE, type BridgeLog } from '../hap/bridge-log.ts'

/** How many of npm's last lines are kept for who wants to know why it failed. */
const KEPT_LINES = 100
/** So many entries of the log an install may fill with npm's own words. */
const LOGGED_LINES = 200
/** An entry for every so many packages. */
const STEP = 25

/** `npm http fetch GET 200 https://…/x-1.0.0.tgz 12ms (cache miss)`, or `npm http cache x@https://….tgz 0ms (cache hit)` */
const PROGRESS = /^npm http /
const FETCHED = /\.tgz /

/** What npm says, as entries of the bridge's own log. */
export class NpmLog {
  /** The last lines that are no progress. */
  readonly lines: string[] = []
  readonly #label: string
  readonly #log: BridgeLog
  #fetched = 0
  #logged = 0

  /** @param label what is being installed, with its version */
  constructor(label: string, log: BridgeLog) {
    this.#label = label
    this.#log = log
  }

  add(line: string): void {
    if (PROGRESS.test(line)) {
      if (FETCHED.test(line)) this.#count()
      return
    }
    this.lines.push(line)
    if (this.lines.length > KEPT_LINES) this.lines.shift()
    this.#logged += 1
    if (this.#logged <= LOGGED_LINES) this.#log({ level: 'debug', plugin: BRIDGE, message: `${this.#label}: ${line}` })
  }

  #count(): void {
    this.#fetched += 1
    if (this.#fetched % STEP !== 0) return
    this.#log({ level: 'info', plugin: BRIDGE, message: `${this.#label}: ${this.#fetched} packages fetched` })
  }
}
