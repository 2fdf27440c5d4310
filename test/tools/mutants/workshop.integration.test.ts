import { mkdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { Workshop } from '../../../tools/mutants/workshop.ts'

const root = join(import.meta.dirname, '../../..')

it('moves what it installs within its own disk, wherever the temporary files are', () => {
  const { folder } = opened()
  const cache = join(folder, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  // A rename from another file system fails with EXDEV.
  expect(realpathSync(cache)).toBe(join(realpathSync(folder), 'node_modules/.cache'))
})

it('has the packages of the checkout, and installs none anew', () => {
  const { folder } = opened()
  for (const name of ['vitest', '.bin', '.package-lock.json']) {
    expect(realpathSync(join(folder, 'node_modules', name))).toBe(realpathSync(join(root, 'node_modules', name)))
  }
  const lockfile = 'tools/prism/package-lock.json'
  const [copied, original] = [folder, root].map((each) => statSync(join(each, lockfile)).mtimeMs)
  // A copy's time is set in seconds as a floating-point number, which may be a millisecond off.
  expect(Math.abs(Number(copied) - Number(original))).toBeLessThan(10)
})

function opened(): Workshop {
  const workshop = Workshop.open()
  onTestFinished(() => workshop.close())
  return workshop
}
