/** How much of a core this process uses. */
export class CpuMeter {
  /** Percent of one core between the last two measurements, before those since the process started; two decimals. */
  percent: number
  #usage: NodeJS.CpuUsage
  #time: number

  constructor() {
    this.#usage = process.cpuUsage()
    this.#time = performance.now()
    this.percent = percentOf(this.#usage, process.uptime() * 1_000)
  }

  measure(): void {
    const time = performance.now()
    if (time <= this.#time) return
    this.percent = percentOf(process.cpuUsage(this.#usage), time - this.#time)
    this.#usage = process.cpuUsage()
    this.#time = time
  }
}

/** @param elapsed milliseconds */
function percentOf({ user, system }: NodeJS.CpuUsage, elapsed: number): number {
  return Math.round(((user + system) / 1_000 / elapsed) * 10_000) / 100
}
