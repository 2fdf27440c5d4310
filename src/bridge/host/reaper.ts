import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Keeps the process groups of its arguments and of its input, and kills them when its input ends. A
 * process that spins does not notice that the daemon is gone, a thread beside it would need a permission that undoes all
 * others, and the kernel's own way (`PR_SET_PDEATHSIG`) is Linux's alone.
 */
const PROGRAM = `
trap '' HUP INT TERM
groups=$*
while read -r what group; do
  others=
  for other in $groups; do [ "$other" = "$group" ] || others="$others $other"; done
  groups=$others
  [ "$what" = '+' ] && groups="$groups $group"
done
for group in $groups; do kill -s KILL -- "-$group" 2>/dev/null; done
`

/** Sees to it that no plugin outlives this process, also when this one is killed (`kill -9`). */
export class Reaper {
  readonly #groups = new Set<number>()
  #shell: ChildProcess | undefined

  /** From now on the process group is killed when this process ends. */
  add(group: number): void {
    this.#groups.add(group)
    if (this.#shell === undefined) this.#open()
    else this.#send('+', group)
  }

  remove(group: number): void {
    this.#groups.delete(group)
    this.#send('-', group)
    if (this.#groups.size === 0) this.#close()
  }

  #open(): void {
    if (process.platform === 'win32') return
    // A session of its own: what kills the daemon's process group does not kill it. The groups of now are arguments:
    // sent afterwards, they could be lost with a daemon that is killed in between.
    let shell: ChildProcess
    try {
      shell = spawn('/bin/sh', ['-c', PROGRAM, 'sh', ...[...this.#groups].map(String)], {
        detached: true,
        stdio: ['pipe', 'ignore', 'ignore'],
        env: {},
        cwd: '/',
      })
    } catch {
      // The system is short of memory. When the next process is added, it is tried again.
      return
    }
    this.#shell = shell
    shell.on('error', () => this.#handleLoss(shell))
    shell.on('exit', () => this.#handleLoss(shell))
    // Where no descriptor was left, stdin is undefined, although the types say otherwise.
    const stdin = shell.stdin as typeof shell.stdin | undefined
    stdin?.on('error', () => {})
    shell.unref()
  }

  #handleLoss(shell: ChildProcess): void {
    if (this.#shell !== shell) return
    this.#shell = undefined
    // Where no shell can be started, the next process that is added tries again.
    if (shell.pid !== undefined && this.#groups.size > 0) this.#open()
  }

  #send(what: '+' | '-', group: number): void {
    this.#shell?.stdin?.write(`${what} ${group}\n`)
  }

  #close(): void {
    const shell = this.#shell
    this.#shell = undefined
    shell?.stdin?.end()
  }
}
