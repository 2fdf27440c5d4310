import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv', '/usr/sbin/setpriv']

/** What the kernel ends first when memory runs out, as a number of 1,000 (proc(5), `oom_score_adj`). */
const OOM_SCORE = '500'

let found: readonly string[] | undefined

/**
 * What a command begins with whose programs gain no privileges (prctl(2), `PR_SET_NO_NEW_PRIVS`): none that is setuid or
 * has capabilities, such as `sudo`, gives them to it. Empty where there is no setpriv(1).
 */
export function withoutNewPrivileges(): readonly string[] {
  if (found !== undefined) return found
  const args = ['--no-new-privs', '--']
  const works = (program: string): boolean => spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0
  const program = SETPRIV.filter((path) => existsSync(path)).find(works)
  if (program === undefined) return []
  // Not what failed: that may have been for want of descriptors.
  found = [program, ...args]
  return found
}

/** Has the kernel end a process, and those that it will start, before this one when memory runs out. */
export function endFirst(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, OOM_SCORE)
  } catch {
    // Another system than Linux, or it has ended.
  }
}
