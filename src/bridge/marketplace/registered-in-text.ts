import { open } from 'node:fs/promises'
import type { RegisteredNames } from './probe.ts'

const MAX_BYTES = 1_048_576

/**
 * `registerPlatform('homebridge-x', 'Name', Class)`, or without the plugin's name: a call with one or two texts before
 * another argument.
 */
const CALL = /\bregister(Accessory|Platform)\(\s*(['"`])([^'"`\n]{1,200})\2\s*,\s*(?:(['"`])([^'"`\n]{1,200})\4\s*,)?/g

/**
 * What a plugin registers as far as its entry file says so in plain text, which those that do not say it when they are
 * asked often do: some register only what stands in the config.
 *
 * @param name the package's
 * @param entry absolute path of its entry file
 */
export async function namesInText(name: string, entry: string): Promise<RegisteredNames> {
  const platforms = new Set<string>()
  const accessories = new Set<string>()
  for (const [, kind, , first, , second] of (await textOf(entry)).matchAll(CALL)) {
    const found = second ?? first
    // With the plugin's name alone, what it registers is in a variable.
    if (found === undefined || found === name) continue
    if (kind === 'Platform') platforms.add(found)
    else accessories.add(found)
  }
  return { platforms: [...platforms], accessories: [...accessories] }
}

async function textOf(path: string): Promise<string> {
  try {
    await using file = await open(path)
    return (await file.stat()).size > MAX_BYTES ? '' : await file.readFile('utf8')
  } catch {
    return ''
  }
}
