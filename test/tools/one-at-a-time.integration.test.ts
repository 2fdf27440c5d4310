import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { oneAtATime } from '../../tools/one-at-a-time.ts'

const module = join(import.meta.dirname, '../../tools/one-at-a-time.ts')
const cache = join(import.meta.dirname, '../../node_modules/.cache')
const name = `test-${process.pid}`
const lock = join(cache, `${name}.lock`)
const made = join(cache, `${name}.made`)
mkdirSync(cache, { recursive: true })

it('lets another process in only after the work', async () => {
  onTestFinished(() => rmSync(made, { force: true }))
  const program = `import { existsSync } from 'node:fs'
    import { oneAtATime } from ${JSON.stringify(module)}
    console.log('asks')
    oneAtATime(${JSON.stringify(name)}, () => console.log(existsSync(${JSON.stringify(made)})))`
  // As this process holds it while it works, which it does without a look at anything else.
  writeFileSync(lock, String(process.pid))
  const args = ['--input-type=module', '-e', program]
  const other = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  other.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await once(other.stdout, 'data')
  writeFileSync(made, '')
  rmSync(lock)
  await once(other, 'close')
  expect(said).toBe('asks\ntrue\n')
})

it('is free after work that failed, and after a process that was killed', () => {
  const failing = () => {
    throw new Error('no network')
  }
  expect(() => oneAtATime(name, failing)).toThrow('no network')
  expect(existsSync(lock)).toBe(false)
  writeFileSync(lock, String(spawnSync(process.execPath, ['--version']).pid))
  expect(oneAtATime(name, () => 'done')).toBe('done')
  expect(existsSync(lock)).toBe(false)
})
