import { fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Guardian } from '../host/guardian.ts'
import { isObject } from '../protocol/checks.ts'

export type PluginKind = 'native' | 'homebridge'

const child = fileURLToPath(new URL(`./probe-child${extname(import.meta.url)}`, import.meta.url))
/** It may read files, and no more. */
const nodeOptions = ['--permission', '--allow-fs-read=*', '--allow-addons', '--max-old-space-size=256']
const MAX_PLATFORMS = 100
const MAX_NAME = 200

/**
 * The names of the platforms that a plugin registers, asked of the plugin itself, in a process of its own.
 *
 * @param entry absolute path of its entry file
 * @param timeLimit in milliseconds
 * @returns undefined when the plugin does not say: it throws, does not end, or is none
 */
export async function probePlatforms(
  kind: PluginKind,
  entry: string,
  timeLimit: number,
): Promise<string[] | undefined> {
  const running = fork(child, [kind, entry], {
    cwd: tmpdir(),
    env: {},
    execArgv: nodeOptions,
    // A process group of its own is what the guardian keeps.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const { pid } = running
  const guardian = new Guardian()
  if (pid !== undefined) guardian.add(pid)
  const late = setTimeout(() => running.kill('SIGKILL'), timeLimit)
  let platforms: string[] | undefined
  running.once('message', (message) => {
    platforms = platformsIn(message)
    running.kill('SIGKILL')
  })
  await new Promise<void>((resolve) => {
    running.once('close', () => resolve())
    running.once('error', () => resolve())
  })
  clearTimeout(late)
  if (pid !== undefined) guardian.remove(pid)
  return platforms
}

/** The plugin shares its process with whoever sends this. */
function platformsIn(message: unknown): string[] | undefined {
  const platforms = isObject(message) ? message.platforms : undefined
  const isName = (name: unknown): boolean => typeof name === 'string' && name !== '' && name.length <= MAX_NAME
  if (!Array.isArray(platforms) || platforms.length > MAX_PLATFORMS || !platforms.every(isName)) return undefined
  return platforms
}
