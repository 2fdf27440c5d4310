import { expect, test } from 'vitest'
import { isPluginName, parsePackageSpec } from '../../../src/bridge/marketplace/package-spec.ts'
import { TriptychError } from '../../../src/errors.ts'

test.each([
  ['homebridge-dummy', 'homebridge-dummy', 'latest'],
  ['homebridge-dummy@1.2.3', 'homebridge-dummy', '1.2.3'],
  ['homebridge-dummy@1.2.3-beta.1', 'homebridge-dummy', '1.2.3-beta.1'],
  ['homebridge-dummy@beta', 'homebridge-dummy', 'beta'],
  ['@a-b.c/homebridge-Dummy_2', '@a-b.c/homebridge-Dummy_2', 'latest'],
  ['@home/homebridge-x@next', '@home/homebridge-x', 'next'],
])('%s is asked for by name and version', (spec, name, wanted) => {
  expect(parsePackageSpec(spec)).toEqual({ name, wanted })
})

test.each([
  '',
  ' homebridge-x',
  'homebridge-x ',
  'homebridge-x\n',
  'homebridge-x\u0000',
  'homebridge-',
  'express',
  'homebridge',
  '--global',
  '-g',
  'homebridge-x --global',
  '../homebridge-x',
  './homebridge-x',
  '/tmp/homebridge-x',
  'C:\\homebridge-x',
  'homebridge-x/../../y',
  'homebridge-x.tgz',
  'https://example.com/homebridge-x.tgz',
  'git+ssh://git@example.com/homebridge-x',
  'github:somebody/homebridge-x',
  'somebody/homebridge-x',
  '@home/homebridge-x/y',
  '@/homebridge-x',
  '@../homebridge-x',
  '@home/x',
  'npm:homebridge-x',
  'homebridge-x@npm:other@1.0.0',
  'homebridge-x@file:..',
  'homebridge-x@https://example.com/x.tgz',
  'homebridge-x@git://example.com/x',
  'homebridge-x@',
  'homebridge-x@@1.0.0',
  'homebridge-x@1',
  'homebridge-x@1.x',
  'homebridge-x@^1.0.0',
  'homebridge-x@>=1.0.0',
  'homebridge-x@1.0.0 || 2.0.0',
  'homebridge-x@*',
  'homebridge-x@x',
  'homebridge-x@v1.0.0',
  'homebridge-x@1.0.0+build',
  'homebridge-x@-g',
  'homebridge-x@../y',
  'homebridge-é',
  'hоmebridge-x',
  'homebridge-x\u202e',
  '__proto__',
  `homebridge-${'x'.repeat(300)}`,
  `homebridge-x@${'a'.repeat(300)}`,
  `homebridge-x@1.0.0-${'a'.repeat(300)}`,
  `${'@a.'.repeat(20_000)}/homebridge-x`,
])('%j is refused', (spec) => {
  expect(() => parsePackageSpec(spec)).toThrow(
    expect.toSatisfy((error) => error instanceof TriptychError && error.code === 'invalid_request'),
  )
})

test('a refusal says which field is wrong, and what would do', () => {
  expect(() => parsePackageSpec('express')).toThrow(
    expect.objectContaining({
      errors: [
        {
          in: 'body',
          name: '/package',
          message: 'must be the name of a Homebridge plugin, such as homebridge-dummy',
        },
      ],
    }),
  )
})

test('what is not a name of a plugin never becomes a path', () => {
  expect(['homebridge-x', '@home/homebridge-x', '..', '.bin', 'npm', ''].map(isPluginName)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
