import { accessoryUuid } from '../../../src/bridge/child/native/describe.ts'
import { entry, startHost } from './fixture-host.ts'

/** A daemon with a plugin that spins and one that does not; says its folder, and waits for its end. */

const running = await startHost([entry('ends'), entry('hangs'), entry('healthy')])
const accessory = accessoryUuid('fixture-ends', 'button')
const spins = running.host
  .link('fixture-ends')
  .write({ accessory, service: { type: 'Switch' }, characteristic: 'ConfiguredName' }, 'spin')
await spins.catch(() => {})
process.send?.({ dataDir: running.dataDir })
