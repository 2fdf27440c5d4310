import { expect, test } from 'vitest'
import {
  findUnverifiedPackages,
  missingPeers,
  type TreePackages,
} from '../../../src/bridge/marketplace/tree-packages.ts'

const fetched = { resolved: 'https://registry.example/x.tgz', integrity: 'sha512-x' }

function tree(packages: Record<string, object>): TreePackages {
  return new Map(Object.entries(packages).map(([folder, more]) => [folder, { ...fetched, ...more }]))
}

test('packages of the registry, and parts of them, are no strangers', () => {
  const packages = tree({
    'node_modules/homebridge-x': {},
    'node_modules/@a/b/node_modules/c': {},
    'node_modules/homebridge-x/node_modules/bundled': {
      inBundle: true,
      resolved: undefined,
      integrity: undefined,
    },
    'node_modules/history': {
      link: true,
      resolved: 'node_modules/homebridge-x/lib/history',
      integrity: undefined,
    },
    'node_modules/homebridge-x/lib/history': { resolved: undefined, integrity: undefined },
  })
  expect(findUnverifiedPackages(packages)).toEqual([])
})

test.each([
  ['node_modules/a', { resolved: 'git+ssh://git@example.com/a.git#1', integrity: undefined }],
  ['node_modules/a', { resolved: 'file:../a.tgz' }],
  ['node_modules/a', { integrity: undefined }],
  ['node_modules/a', { link: true, resolved: '../../a' }],
  ['node_modules/a', { link: true, resolved: 'node_modules/../../a' }],
  ['node_modules/a', { link: true, resolved: '/etc' }],
  ['../../a', {}],
  ['node_modules/a/lib/b', { resolved: undefined, integrity: undefined }],
])('%s is a stranger as %j', (folder, more) => {
  expect(findUnverifiedPackages(tree({ [folder]: more }))).toEqual([folder])
})

test('peers that no package provides are missing, but for the bridge itself and what is optional', () => {
  const packages = tree({
    'node_modules/homebridge-x': {
      peerDependencies: { homebridge: '>=1', '@homebridge/hap-nodejs': '*', there: '^1', gone: '^2', maybe: '*' },
      peerDependenciesMeta: { maybe: { optional: true } },
    },
    'node_modules/there': {},
    'node_modules/@a/b': { peerDependencies: { inner: '*', 'homebridge-x': '*' } },
    'node_modules/@a/b/node_modules/inner': {},
  })
  expect(missingPeers(packages)).toEqual(new Map([['gone', '^2']]))
})
