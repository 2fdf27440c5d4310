import { expect, it, onTestFinished } from 'vitest'
import { captureWarnings } from '../../../src/bridge/child/log.ts'

it("writes Node's warnings to the log, and what is deprecated for who debugs", () => {
  const others = process.listeners('warning')
  onTestFinished(() => {
    process.removeAllListeners('warning')
    for (const other of others) process.on('warning', other)
  })
  const logs: string[] = []
  const write = (level: string) => (text: string) => void logs.push(`${level} ${text}`)
  captureWarnings({ debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') })
  process.emit('warning', Object.assign(new Error('use the other'), { name: 'DeprecationWarning' }))
  process.emit('warning', Object.assign(new Error('11 listeners'), { name: 'MaxListenersExceededWarning' }))
  expect(logs).toEqual(['debug DeprecationWarning: use the other', 'warn MaxListenersExceededWarning: 11 listeners'])
})
