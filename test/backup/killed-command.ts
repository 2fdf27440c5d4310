import type { Progress } from '../../src/backup/progress.ts'
import { move } from '../../src/compose/move.ts'
import { restore } from '../../src/compose/restore.ts'
import { loadConfig } from '../../src/config.ts'

/**
 * A restore or a move that kills itself at one of its steps, and otherwise says which there are.
 * Arguments: the command, its archive or target, the number of the step from 1; 0 for none.
 */
const [, , command = '', object = '', at = ''] = process.argv
const progress: Progress = { begin: () => {}, advance: () => {}, end: () => {} }
const steps: string[] = []

function onStep(step: string): void {
  steps.push(step)
  if (steps.length === Number(at)) {
    process.stdout.write(`${step}\n`)
    process.kill(process.pid, 'SIGKILL')
  }
}

if (command === 'move') await move(loadConfig(), { to: object, progress, onStep })
else await restore(loadConfig(), { file: object, forgetPairings: false, progress, onStep })
process.stdout.write(steps.join('\n'))
