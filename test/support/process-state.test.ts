import { describe, expect, it } from 'vitest'
import { changes, comesByImport, processState } from './process-state.ts'

/** What a test file leaves behind that did this. */
function left(change: () => void, mendIt: () => void): string[] {
  const before = processState()
  change()
  try {
    return changes(before, processState())
  } finally {
    mendIt()
    expect(changes(before, processState())).toEqual([])
  }
}

describe('the state of a process', () => {
  it('is the same where nothing happens', () => {
    expect(changes(processState(), processState())).toEqual([])
  })

  it('has the environment', () => {
    const { TZ } = process.env
    const mend = () => {
      if (TZ === undefined) delete process.env.TZ
      else process.env.TZ = TZ
    }
    const change = () => {
      process.env.TZ = 'Asia/Kathmandu'
    }
    expect(left(change, mend)).toEqual(['process.env.TZ'])
  })

  it('has the folder and the umask', () => {
    const folder = process.cwd()
    expect(
      left(
        () => process.chdir('/'),
        () => process.chdir(folder),
      ),
    ).toContain('process.cwd()')
    const umask = process.umask()
    expect(
      left(
        () => void process.umask(umask ^ 0o20),
        () => void process.umask(umask),
      ),
    ).toEqual(['process.umask()'])
  })

  it('has what everybody calls', () => {
    const { fetch: asked } = globalThis
    const { now } = Date
    const { warn } = console
    const mend = () => {
      globalThis.fetch = asked
      Date.now = now
      console.warn = warn
    }
    const change = () => {
      globalThis.fetch = async () => new Response()
      Date.now = () => 0
      console.warn = () => {}
    }
    const before = processState()
    const found = left(change, mend)
    expect(found).toEqual(['globalThis.fetch', 'console.warn', 'Date.now'])
    expect(found.filter((name) => comesByImport(name, before))).toEqual([])
  })

  it('has listeners, globals and reflections, which are expected where a module brings them', () => {
    const listener = () => {}
    const change = () => {
      process.on('beforeExit', listener)
      Reflect.set(globalThis, 'helper', 1)
      Reflect.set(Reflect, 'decorate', listener)
    }
    const mend = () => {
      process.off('beforeExit', listener)
      Reflect.deleteProperty(globalThis, 'helper')
      Reflect.deleteProperty(Reflect, 'decorate')
    }
    const before = processState()
    const found = left(change, mend)
    expect(found).toEqual(
      expect.arrayContaining(['globalThis.helper', 'Reflect.decorate', expect.stringMatching(/ of beforeExit$/)]),
    )
    expect(found.filter((name) => !comesByImport(name, before))).toEqual([])
  })
})
