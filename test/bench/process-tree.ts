import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The resident memory of a process and all that it started, in MiB: what pages they share counts for each. */
export async function residentMib(root: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kib = 0]) => ({ pid, parent, kib }))
  const sum = (pid: number): number =>
    processes.reduce((total, each) => total + (each.parent === pid ? each.kib + sum(each.pid) : 0), 0)
  const own = processes.find(({ pid }) => pid === root)
  if (own === undefined) throw new Error(`process ${root} is gone`)
  return (own.kib + sum(root)) / 1024
}
