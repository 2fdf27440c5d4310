import { expect, it } from 'vitest'
import { closestTests, listedFiles } from '../../tools/quick-selection.ts'

it('reads what Vitest lists of a project', () => {
  const output = '[unit] test/a.test.ts\n[integration] test/b.integration.test.ts\nnoise\n'
  expect(listedFiles(output, 'integration')).toEqual(['test/b.integration.test.ts'])
})

it.each([
  ['src/content/paths.ts', ['test/content/paths.integration.test.ts', 'test/content/paths-long.integration.test.ts']],
  ['handlers/auth/members.ts', ['test/auth/members.integration.test.ts']],
  ['test/auth/members.integration.test.ts', ['test/auth/members.integration.test.ts']],
  ['test/auth/sessions-home.ts', ['test/auth/members.integration.test.ts', 'test/auth/tokens.integration.test.ts']],
  ['test/support/server.ts', []],
  ['src/lib/paths.ts', []],
])('of what %s touches, takes %j', (changed, expected) => {
  const tests = [
    'test/content/paths.integration.test.ts',
    'test/content/paths-long.integration.test.ts',
    'test/content/delivery/paths.integration.test.ts',
    'test/auth/members.integration.test.ts',
    'test/auth/tokens.integration.test.ts',
  ]
  expect(closestTests(tests, [changed]).toSorted()).toEqual([...expected].toSorted())
})
