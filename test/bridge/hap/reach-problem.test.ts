import { expect, it } from 'vitest'
import { type ReachSettings, reachProblem } from '../../../src/bridge/hap/reach-problem.ts'

const reachable: ReachSettings = {
  error: null,
  bind: [],
  advertiser: 'ciao',
  fromEnvironment: { bind: false, advertiser: false },
}

it.each<[string, Partial<ReachSettings>, string | null]>([
  ['nothing', {}, null],
  ['nothing on an address of the network', { bind: ['192.0.2.7'] }, null],
  ['a port that is taken', { error: 'port 1 is taken' }, 'HAP does not listen: port 1 is taken.'],
  [
    'loopback',
    { bind: ['127.0.0.1'] },
    'HAP listens on 127.0.0.1, for this machine only: change bridge.bind in the config.',
  ],
  [
    'an interface that only this machine reaches',
    { bind: ['lo'] },
    'HAP listens on lo, for this machine only: change bridge.bind in the config.',
  ],
  ['one of several on the network', { bind: ['lo', '192.0.2.7'] }, null],
  [
    'settings of the environment',
    { bind: ['::1'], advertiser: 'none', fromEnvironment: { bind: true, advertiser: true } },
    'HAP listens on ::1, for this machine only: change SVC_HAP_BIND; HAP is not advertised, so no phone finds it: change SVC_HAP_ADVERTISER.',
  ],
])('what keeps phones away: %s', (_, settings, problem) => {
  expect(reachProblem({ ...reachable, ...settings })).toBe(problem)
})
