import { tmpdir } from 'node:os'

/** The version of Homebridge whose API is stood in for. */
const VERSION = '2.4.0'

/**
 * An `api` for the initializer of a Homebridge plugin that notes which platforms it registers, and does nothing else.
 * Whatever it has no answer to is a stand-in for anything.
 */
export function recordingApi(platforms: Set<string>): unknown {
  const known: Readonly<Record<string, unknown>> = {
    version: 2.7,
    serverVersion: VERSION,
    versionGreaterOrEqual: () => true,
    isMatterAvailable: () => false,
    isMatterEnabled: () => false,
    user: {
      storagePath: tmpdir,
      configPath: tmpdir,
      persistPath: tmpdir,
      cachedAccessoryPath: tmpdir,
    },
    // (platform, constructor) or, with the package's name before it, three.
    registerPlatform: (...names: unknown[]) => {
      const name = typeof names[1] === 'string' ? names[1] : names[0]
      if (typeof name === 'string') platforms.add(name)
    },
  }
  return new Proxy(known, { get: (target, key) => (Object.hasOwn(target, key) ? target[String(key)] : anything) })
}

/** Can be called, constructed, extended, iterated and asked for any property: `hap.Characteristic.Formats.FLOAT`. */
const anything: unknown = new Proxy(class {}, {
  get: (target, key) => {
    // Awaiting it must end, and what extends it needs a real prototype.
    if (key === 'then') return undefined
    if (key === 'prototype') return target.prototype
    if (key === Symbol.iterator) return () => [].values()
    if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 0 : '')
    return anything
  },
  apply: () => anything,
  construct: (target, args, created) =>
    created === anything ? (anything as object) : Reflect.construct(target, args, created),
})
