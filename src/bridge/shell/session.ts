import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const GRACE = 1_000
const LOOK_EVERY = 20

/**
 * Ends every process of a session (setsid(2)): SIGHUP, as when a terminal is closed, and SIGKILL to what is there a
 * second later. That takes jobs in the background and `nohup` along. What it leaves are processes that made a session
 * of their own (`setsid`, daemons) and those of another user (`sudo`), which this process may not signal; the hang-up of the
 * terminal reaches the latter.
 */
export async function endSession(leader: number): Promise<void> {
  signalSession(leader, ['SIGHUP', 'SIGCONT'])
  if (await hasEnded(leader)) return
  signalSession(leader, ['SIGKILL'])
  // A second time for what was forked meanwhile.
  if (!(await hasEnded(leader))) signalSession(leader, ['SIGKILL'])
}

async function hasEnded(leader: number): Promise<boolean> {
  const deadline = performance.now() + GRACE
  while (sessionMembers(leader).length > 0) {
    if (performance.now() >= deadline) return false
    await pause(LOOK_EVERY)
  }
  return true
}

function signalSession(leader: number, signals: readonly NodeJS.Signals[]): void {
  for (const pid of sessionMembers(leader)) {
    for (const signal of signals) {
      try {
        process.kill(pid, signal)
      } catch {
        // Gone meanwhile, or another user's.
      }
    }
  }
}

/** Without /proc the members of a session are unknown: there only the leader is ended, and the hang-up does the rest. */
function sessionMembers(leader: number): number[] {
  if (process.platform !== 'linux') return isThere(leader) ? [leader] : []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && sessionOf(name) === leader)
    .map(Number)
}

function sessionOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // pid (name) state parent group session, and the name may hold anything (proc_pid_stat(5)).
    const [state, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' || state === 'X' ? undefined : Number(session)
  } catch {
    return undefined
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
