import { accessoryUuid } from '../../../src/bridge/child/native/describe.ts'
import { entry, startHost } from './fixture-host.ts'

/** A daemon with a plugin that blocks, one that does not listen, and one that does neither; says its folder, and waits for its end. */

const running = await startHost([entry('ends'), entry('hangs'), entry('healthy')], { timing: { answerLimit: 500 } })
const accessory = accessoryUuid('fixture-ends', 'button')
const blocks = running.host
  .link('fixture-ends')
  .write({ accessory, service: { type: 'Switch' }, characteristic: 'ConfiguredName' }, 'block')
await blocks.catch(() => {})
process.send?.({ dataDir: running.dataDir })
