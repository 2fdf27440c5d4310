/**
 * Runs the bundle of CommonJS beside it, and keeps what V8 has compiled of it. Node's own cache is filled when a file is
 * read, so it lacks every function that is compiled when it is first called: a fifth of the processor time of a start.
 * This one is filled when the program asks Node to fill its own, which it does once it serves, and when a command ends.
 */
const { readFileSync, renameSync, unlinkSync, writeFileSync } = process.getBuiltinModule('node:fs')
const Module = process.getBuiltinModule('node:module')
const { join } = process.getBuiltinModule('node:path')
const { fileURLToPath } = process.getBuiltinModule('node:url')
const { constants, Script } = process.getBuiltinModule('node:vm')
const { crc32 } = process.getBuiltinModule('node:zlib')

// As strict as the modules that it was made of.
const HEAD = '(function(exports,require,module,__filename,__dirname){"use strict";'
const TAIL = '\n})'

/** Bytes before the compiled code: the checksums of what it was compiled from, and of itself. */
const CHECKSUMS = 8

const folder = import.meta.dirname
const requireOther = Module.createRequire(import.meta.url)
const loaded = new Map()
/** What no compiled code was there of, by the file to keep it in. */
const compiled = new Map()

// One folder for this version of Node, these flags of V8 and this user; none where nothing can be kept.
Module.enableCompileCache(fileURLToPath(new URL('CACHE', import.meta.url)))
const cache = Module.getCompileCacheDir()

/** Commands share files, and each calls other functions of them. */
const [, , command = ''] = process.argv
/** Whether that was called which the next start will call. */
let isWarm = command !== 'serve'

/** `node:module` as the program has it. */
const moduleOfNode = new Proxy(Module, {
  get: (target, name) => (name === 'flushCompileCache' ? flush : target[name]),
})

function flush() {
  isWarm = true
  keep()
  Module.flushCompileCache()
}

process.once('exit', (code) => {
  if (isWarm && code === 0) keep()
})

function requireFrom(id) {
  if (id.startsWith('./')) return load(id.slice(2))
  return id === 'node:module' ? moduleOfNode : requireOther(id)
}
requireFrom.resolve = requireOther.resolve

/** @param {string} name of a file of the bundle */
function load(name) {
  const known = loaded.get(name)
  if (known !== undefined) return known.exports
  const module = { exports: {} }
  loaded.set(name, module)
  const file = join(folder, name)
  compile(name, file).runInThisContext()(module.exports, requireFrom, module, file, folder)
  return module.exports
}

function compile(name, file) {
  // The bundle is in ASCII, which takes no decoding this way.
  const text = readFileSync(file, 'latin1')
  const checksum = crc32(text)
  const place = cache && /^[a-z-]*$/.test(command) ? join(cache, `${name}.${command}.code`) : undefined
  const script = new Script(`${HEAD}${text}${TAIL}`, {
    filename: file,
    columnOffset: -HEAD.length,
    cachedData: place && readCode(place, checksum),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
  if (place && script.cachedDataRejected !== false) compiled.set(place, { script, checksum })
  return script
}

/** @returns undefined where there is none, or of another text, or one that is damaged */
function readCode(place, checksum) {
  try {
    const whole = readFileSync(place)
    const code = whole.subarray(CHECKSUMS)
    if (whole.readUInt32LE(0) === checksum && whole.readUInt32LE(4) === crc32(code)) return code
  } catch {}
  return undefined
}

function keep() {
  for (const [place, { script, checksum }] of compiled) {
    const temporary = `${place}.${process.pid}`
    try {
      // First, since making the code takes longer than to be refused.
      writeFileSync(temporary, '', { mode: 0o600 })
      const code = script.createCachedData()
      const checksums = Buffer.alloc(CHECKSUMS)
      checksums.writeUInt32LE(checksum, 0)
      checksums.writeUInt32LE(crc32(code), 4)
      writeFileSync(temporary, Buffer.concat([checksums, code]))
      renameSync(temporary, place)
    } catch {
      // The disk is full, or may only be read: the next start compiles anew.
      discard(temporary)
    }
  }
  compiled.clear()
}

function discard(file) {
  try {
    unlinkSync(file)
  } catch {}
}

load('MAIN.js')
