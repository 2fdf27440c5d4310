import { expect, it, onTestFinished, vi } from 'vitest'
import type { BridgeLog } from '../../../src/bridge/hap/bridge-log.ts'
import { captureHapConsole } from '../../../src/bridge/hap/hap-console.ts'
import { loadHapNodejs } from '../../../src/bridge/hap/hap-nodejs.ts'

it('takes what hap-nodejs says to the log, and leaves the console to all other code', async () => {
  const { Service } = await loadHapNodejs()
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const log = vi.fn<BridgeLog>()
  const release = captureHapConsole(log)
  onTestFinished(release)
  new Service.Switch('*')
  expect(said).not.toHaveBeenCalled()
  expect(log).toHaveBeenCalledExactlyOnceWith({
    level: 'warn',
    plugin: 'bridge',
    message: expect.stringContaining("has an invalid 'Name' characteristic ('*')"),
  })
  const { console: everybody } = globalThis
  everybody.warn('mine')
  expect(said).toHaveBeenCalledExactlyOnceWith('mine')
  release()
  new Service.Switch('*')
  expect(log).toHaveBeenCalledOnce()
  expect(said).toHaveBeenCalledTimes(2)
})
