import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { broughtBy, type Lock } from '../../tools/dependencies.ts'

it('tells what only one dependency brings from what several need', () => {
  const lock: Lock = {
    '': { dependencies: { a: '1' }, optionalDependencies: { b: '1' } },
    'node_modules/a': { dependencies: { shared: '1', nested: '2' }, peerDependencies: { peer: '1' } },
    'node_modules/a/node_modules/nested': { dependencies: { shared: '1' } },
    'node_modules/b': {
      dependencies: { shared: '1', nested: '1' },
      optionalDependencies: { elsewhere: '1' },
      peerDependencies: { wish: '1' },
      peerDependenciesMeta: { wish: { optional: true } },
    },
    'node_modules/nested': {},
    'node_modules/peer': {},
    'node_modules/shared': { dependencies: { a: '1' } },
    'node_modules/wish': {},
  }
  const rows = broughtBy(lock).map(({ name, all, only }) => [name, all.size, [...only].sort()])
  expect(rows).toEqual([
    ['b', 6, ['node_modules/b', 'node_modules/nested']],
    ['a', 4, []],
  ])
})

it('reads the lockfile of this project to its end', () => {
  const file = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')
  const { packages } = JSON.parse(file) as { packages: Lock }
  const rows = broughtBy(packages)
  const oidc = rows.find(({ name }) => name === 'oidc-provider')
  expect(oidc?.all).toContain('node_modules/oidc-provider')
  expect(rows.find(({ name }) => name === 'kysely')?.only).toEqual(['node_modules/kysely'])
})
