import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Asks a program to end, and waits for it: its folder may be removed then. */
export async function endProgram(program: ChildProcess | undefined): Promise<void> {
  if (program === undefined || program.exitCode !== null || program.signalCode !== null) return
  const end = once(program, 'exit')
  program.kill()
  await end
}
