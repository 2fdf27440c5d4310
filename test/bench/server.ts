import type { BenchServer } from './protocol.ts'

// A server under measurement, in a process of its own: `node test/bench/server.ts <name>`, steered by messages.

const name = process.argv[2] ?? ''
// A server may be a program that would use it for messages of its own.
const tell = process.send?.bind(process)
const { default: server } = (await import(`./servers/${name}.ts`)) as { default: BenchServer }

process.on('message', async (message: { start?: unknown; usage?: true; codes?: true; weigh?: true }) => {
  if (message.usage) {
    const { user, system } = process.cpuUsage()
    tell?.({ cpuMicros: user + system })
  } else if (message.weigh) {
    tell?.({ mib: await server.weigh?.() })
  } else if (message.codes) {
    tell?.({ codes: server.takeCodes?.() ?? {} })
  } else {
    tell?.({ url: await server.start(message.start) })
  }
})
process.on('disconnect', async () => {
  await server.stop?.()
  process.exit()
})
