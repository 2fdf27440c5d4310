import type { BenchServer } from './protocol.ts'

// A server under measurement, in a process of its own: `node test/bench/server.ts <name>`, steered by messages.

const name = process.argv[2] ?? ''
const { default: server } = (await import(`./servers/${name}.ts`)) as { default: BenchServer }

process.on('message', async (message: { start?: unknown; usage?: true; codes?: true }) => {
  if (message.usage) {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMicros: user + system })
  } else if (message.codes) {
    process.send?.({ codes: server.takeCodes?.() ?? {} })
  } else {
    process.send?.({ url: await server.start(message.start) })
  }
})
process.on('disconnect', () => process.exit())
