import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/**
 * Counts how often a process asks the disk to keep what was written, on all its threads, while `run` runs; by strace,
 * which stops the process at these calls alone.
 */
export async function countSyncs<R>(pid: number, run: () => Promise<R>): Promise<{ result: R; syncs: number }> {
  const args = ['-f', '--seccomp-bpf', '-e', 'trace=fsync,fdatasync', '-p', String(pid)]
  const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const gone = once(strace, 'exit')
  const attached = Promise.withResolvers<void>()
  strace.once('error', () => attached.reject(new Error('strace is missing: apt-get install strace')))
  let syncs = 0
  createInterface(strace.stderr).on('line', (line) => {
    if (/attached/.test(line)) attached.resolve()
    if (/f(?:data)?sync\(/.test(line)) syncs += 1
  })
  await Promise.race([
    attached.promise,
    gone.then(() => Promise.reject(new Error(`strace may not look at process ${pid}`))),
  ])
  const result = await run()
  strace.kill('SIGINT')
  await gone
  return { result, syncs }
}
