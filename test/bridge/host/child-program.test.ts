import { expect, it } from 'vitest'
import { childEnvironment, nodeOptions } from '../../../src/bridge/host/child-program.ts'

const environment = {
  PATH: '/bin',
  HOME: '/root',
  USER: 'root',
  DEBUG: '*',
  https_proxy: 'http://proxy.example',
  NO_PROXY: 'localhost',
  SVC_SECRET: 'x',
  NODE_OPTIONS: '--inspect',
}

it('a Homebridge plugin learns of proxies and of DEBUG, a native one does not, and neither of secrets', () => {
  expect(Object.keys(childEnvironment(environment, 'native'))).toEqual(['PATH', 'HOME', 'USER'])
  const passed = ['PATH', 'HOME', 'USER', 'DEBUG', 'https_proxy', 'NO_PROXY']
  expect(Object.keys(childEnvironment(environment, 'homebridge'))).toEqual(passed)
})

it('another user’s process is not told of the daemon’s own', () => {
  expect(childEnvironment({ ...environment, TMPDIR: '/root/tmp' }, 'homebridge', '/data')).toEqual({
    PATH: '/bin',
    HOME: '/data',
    DEBUG: '*',
    https_proxy: 'http://proxy.example',
    NO_PROXY: 'localhost',
  })
})

it('a process that keeps what V8 compiled is told where', () => {
  expect(childEnvironment({ NODE_COMPILE_CACHE: '/daemon' }, 'homebridge')).toEqual({})
  expect(childEnvironment({}, 'homebridge', undefined, '/own')).toEqual({ NODE_COMPILE_CACHE: '/own' })
})

it('no plugin opens a debugger in another by a signal', () => {
  for (const kind of ['homebridge', 'native'] as const) {
    expect(nodeOptions({ kind, folder: '/p' })).toContain('--disable-sigusr1')
  }
})

it('a heap has its cap, and native plugins alone have permissions', () => {
  expect(nodeOptions({ kind: 'homebridge', folder: '/p' }, 64)).toContain('--max-old-space-size=64')
  expect(nodeOptions({ kind: 'homebridge', folder: '/p' })).not.toContain('--permission')
  expect(nodeOptions({ kind: 'native', folder: '/p' })).toEqual(
    expect.arrayContaining(['--max-old-space-size=256', '--permission', '--allow-fs-read=/p']),
  )
})
