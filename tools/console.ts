/**
 * `make console`: builds the browser consoles into console/dist/, with the packages that this takes. What is built
 * already and current costs nothing.
 */

import { errorMessage } from '../src/lib/error-text.ts'
import { ensureConsole } from './console-build.ts'

try {
  ensureConsole((line) => void process.stderr.write(`${line}\n`))
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`)
  process.exitCode = 1
}
