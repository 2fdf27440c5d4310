import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** The memory of a process and all that it started, in MiB: what pages they share counts in parts (PSS). Linux only. */
export async function proportionalMib(root: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0]) => ({ pid, parent }))
  const tree = (pid: number): number[] => [
    pid,
    ...processes.flatMap((each) => (each.parent === pid ? tree(each.pid) : [])),
  ]
  const sizes = await Promise.all(tree(root).map(proportionalKib))
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

async function proportionalKib(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'latin1')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1])
}
