/**
 * Kills a process with all of its group, if it could be started at all. The group may have ended before; macOS says EPERM
 * for one whose last member is not reaped.
 */
export function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ESRCH' && code !== 'EPERM') throw error
  }
}
