import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConsoleFiles } from '../../src/pages/console-files.ts'
import { builtConsole, putPage } from '../support/built-console.ts'

describe('ConsoleFiles', () => {
  it('has the page of its own surface', async () => {
    const folder = await builtConsole()
    const files = new ConsoleFiles(folder, 'bridge')
    expect(await files.isBuilt()).toBe(true)
    expect(await files.page()).toContain('<title>The console of bridge</title>')
  })

  it('has each asset with its type, and its compressed forms beside it', async () => {
    const folder = await builtConsole()
    const files = new ConsoleFiles(folder, 'auth')
    const script = await files.asset('main-1a2b.js')
    expect(script?.type).toBe('text/javascript')
    expect(script?.body.source).toBe(join(folder, 'assets/main-1a2b.js'))
    expect(Object.keys(script?.body.coded ?? {})).toEqual(['br', 'gzip'])
    expect(script?.body.coded.br?.size).toBeLessThan(script?.body.size ?? 0)
    expect(await files.asset('style-3c4d.css')).toMatchObject({ type: 'text/css', body: { size: 3, coded: {} } })
  })

  it.each([
    '../auth/index.html',
    '../assets/main-1a2b.js',
    'main-1a2b.js.br',
    '',
    '.',
    'toString',
    '__proto__',
    'nope.js',
  ])('knows no asset %j', async (name) => {
    const files = new ConsoleFiles(await builtConsole(), 'auth')
    expect(await files.asset(name)).toBeNull()
  })

  it('finds what was built after it was opened, and each build after that', async () => {
    const folder = await builtConsole()
    const away = `${folder}-away`
    await rename(folder, away)
    const files = new ConsoleFiles(folder, 'auth')
    expect([await files.isBuilt(), await files.page(), await files.asset('main-1a2b.js')]).toEqual([false, null, null])

    await rename(away, folder)
    expect(await files.page()).toContain('The console of auth')
    expect(await files.asset('main-1a2b.js')).not.toBeNull()

    await rm(join(folder, 'auth/index.html'))
    await putPage(folder, 'auth', 'A newer one')
    await writeFile(join(folder, 'assets/newer-5e6f.js'), 'export {}')
    await rm(join(folder, 'assets/style-3c4d.css'))
    // A page of the build before may still be open, and the first to ask.
    expect(await files.asset('style-3c4d.css')).toBeNull()
    expect(await files.asset('newer-5e6f.js')).not.toBeNull()
    expect(await files.page()).toContain('A newer one')
  })

  it('has nothing any more once the build is gone', async () => {
    const folder = await builtConsole()
    const files = new ConsoleFiles(folder, 'content')
    expect(await files.page()).not.toBeNull()
    await rm(folder, { recursive: true })
    expect(await files.page()).toBeNull()
  })

  it('has the newest for all who ask at the same time', async () => {
    const folder = await builtConsole()
    const files = new ConsoleFiles(folder, 'content')
    await rm(join(folder, 'content/index.html'))
    await putPage(folder, 'content', 'A newer one')
    const pages = await Promise.all(Array.from({ length: 50 }, () => files.page()))
    for (const page of pages) expect(page).toContain('A newer one')
  })
})
