import { lamp, uuidOf } from '../accessories/descriptions.ts'
import { find } from '../accessories/home.ts'
import { openHapHome } from './hap-home.ts'

/**
 * A bridge in a process of its own, in the folder that is its argument, with one lamp that keeps its own brightness and
 * whose hue the bridge keeps. Says where it listens; what comes in as a line is written to the hue over REST, and said
 * once that is answered.
 */
const [, , folder] = process.argv
const { home, start } = await openHapHome(folder)
const uuid = uuidOf(1)
if (home.accessories.count === 0) await home.accessories.put('lights', lamp(uuid, { type: 'Hue' }))
const { port } = await start()
process.stdout.write(`listening ${port}\n`)

process.stdin.setEncoding('utf8').on('data', async (text: string) => {
  const { service, characteristic } = find(home.accessories.list(), uuid, 'Lightbulb', 'Hue')
  await home.accessories.write(uuid, service.uuid, characteristic.uuid, Number(text))
  process.stdout.write(`answered ${text}`)
})
