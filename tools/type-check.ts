import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

const modules = join(import.meta.dirname, '../node_modules')
const cache = join(modules, '.cache')

/**
 * What Node runs to compile: TypeScript's native compiler, which takes a third of the time of the one whose interface the
 * generator and tests call; on one thread, since others run beside it, and more threads take more time in all.
 */
export const compiler: readonly string[] = [join(modules, 'typescript-native/bin/tsc'), '--singleThreaded']

/** The same for files that are named one by one, whatever `tsconfig.json` lies where it runs. */
export const compilerOfFiles: readonly string[] = [...compiler, '--ignoreConfig']

/**
 * What Node runs to check the types of a project. TypeScript remembers by their contents what it has looked at, and looks
 * at nothing again that has not changed since, nor imports what has: that takes a seventh of the time.
 *
 * @param project the folder of its `tsconfig.json`, from the root of the checkout
 */
export function typeCheck(project: string): string[] {
  mkdirSync(cache, { recursive: true })
  const memory = join(cache, `${project === '.' ? 'types' : `types-${project}`}.tsbuildinfo`)
  return [...compiler, '--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', memory]
}
