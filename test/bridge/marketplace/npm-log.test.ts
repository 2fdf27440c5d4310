import { expect, test } from 'vitest'
import { NpmLog } from '../../../src/bridge/marketplace/installer.ts'

function logOf(lines: readonly string[]) {
  const entries: string[] = []
  const npmLog = new NpmLog('homebridge-x 1.2.3', ({ level, plugin, message }) => {
    entries.push(`${level} ${plugin} ${message}`)
  })
  for (const line of lines) npmLog.add(line)
  return { entries, kept: npmLog.lines }
}

test('what npm fetches is logged as numbers, all else that it prints as it is', () => {
  const fetched = [
    'npm http fetch GET 200 https://registry.example/x 12ms (cache miss)',
    ...Array.from(
      { length: 30 },
      (_, index) => `npm http fetch GET 200 https://registry.example/${index}.tgz 9ms (cache miss)`,
    ),
    ...Array.from(
      { length: 20 },
      (_, index) => `npm http cache x@https://registry.example/${index}.tgz 0ms (cache hit)`,
    ),
  ]
  const { entries, kept } = logOf(['npm warn deprecated x', ...fetched, 'added 50 packages in 3s'])
  expect(entries).toEqual([
    'debug bridge homebridge-x 1.2.3: npm warn deprecated x',
    'info bridge homebridge-x 1.2.3: 25 packages fetched',
    'info bridge homebridge-x 1.2.3: 50 packages fetched',
    'debug bridge homebridge-x 1.2.3: added 50 packages in 3s',
  ])
  expect(kept).toEqual(['npm warn deprecated x', 'added 50 packages in 3s'])
})

test('a package that makes npm talk fills neither the log nor the memory', () => {
  const { entries, kept } = logOf(Array.from({ length: 1000 }, (_, index) => `npm warn ${index}`))
  expect(entries).toHaveLength(200)
  expect(kept).toHaveLength(100)
  expect(kept.at(-1)).toBe('npm warn 999')
})
