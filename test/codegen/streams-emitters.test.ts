import { describe, expect, it } from 'vitest'
import { emitStreamDocs } from '../../tools/codegen/emit-stream-docs.ts'
import { emitStreamValidators, emitStreamValidatorTypes } from '../../tools/codegen/emit-stream-validators.ts'
import { emitStreams } from '../../tools/codegen/emit-streams.ts'
import { falseExamples } from '../../tools/codegen/stream-examples.ts'
import { readStreams } from '../../tools/codegen/streams-model.ts'
import { bridgeStreams, bridgeStreamsWith } from './streams-fixture.ts'

const model = readStreams('bridge', bridgeStreams)

describe('the model of streams', () => {
  it('refuses a payload that has no name', () => {
    const odd = bridgeStreamsWith(['components', 'messages', 'logEntry', 'payload'], { type: 'string' })
    expect(() => readStreams('bridge', odd)).toThrow('logEntry: the payload has to be a schema of components/schemas')
  })

  it('refuses a query parameter that cannot be read from text', () => {
    const path = ['channels', 'shell', 'bindings', 'ws', 'query', 'properties', 'cols', 'type']
    expect(() => readStreams('bridge', bridgeStreamsWith(path, 'object'))).toThrow(
      'shell: the query parameter cols needs one plain type',
    )
  })

  it('refuses an operation whose message its channel does not have', () => {
    const odd = bridgeStreamsWith(['channels', 'logs', 'messages'], {})
    expect(() => readStreams('bridge', odd)).toThrow('logs: the message logEntry leads nowhere')
  })
})

describe('the examples of messages', () => {
  it('are true', () => {
    expect(falseExamples(model)).toEqual([])
  })

  it('are named when they are not', () => {
    const odd = bridgeStreamsWith(['components', 'messages', 'logEntry', 'examples'], [{ payload: { level: 'info' } }])
    expect(falseExamples(readStreams('bridge', odd))).toEqual([
      "specs/bridge.asyncapi.yaml:components.messages.logEntry.examples.0: example-true: data must have required property 'timestamp'",
    ])
  })
})

describe('streams.ts', async () => {
  const text = await emitStreams(model)

  it('stands alone, and says what it was made from', () => {
    expect(text).toMatch(/^\/\/ Generated from specs\/bridge\.asyncapi\.yaml by `make generate`\.\n/)
    expect(text).not.toMatch(/^import /m)
  })

  it('describes each channel whole', () => {
    // The text is one array literal with `as const`; without that it is JavaScript.
    const literal = text.replace(/^[\s\S]*?export const channels = /, '').replace(/ as const\n$/, '')
    const channels = new Function(`return ${literal}`)() as { name: string }[]
    expect(channels.map(({ name }) => name)).toEqual(['logs', 'metrics', 'terminal', 'shell'])
    expect(channels[0]).toEqual({
      name: 'logs',
      path: '/ws/logs',
      query: [],
      send: [{ message: 'logEntry', frame: 'text', contentType: 'application/json' }],
      receive: [],
    })
    expect(channels[3]).toEqual({
      name: 'shell',
      path: '/ws/shell',
      query: [
        { name: 'cols', required: false, type: 'integer' },
        { name: 'rows', required: false, type: 'integer' },
      ],
      send: [{ message: 'shellOutput', frame: 'text', contentType: 'text/plain' }],
      receive: [
        { message: 'shellInput', frame: 'text', contentType: 'text/plain' },
        { message: 'shellResize', frame: 'binary', contentType: 'application/json' },
      ],
    })
  })
})

describe('stream-validators.js', () => {
  it('exports what its declarations say: each message, and each query', () => {
    const declared = [...emitStreamValidatorTypes(model).matchAll(/^export const (\w+): Validate$/gm)].map(([, n]) => n)
    const exported = [...emitStreamValidators(model).matchAll(/\bexport const (\w+)/g)].map(([, name]) => name)
    expect([...exported].sort()).toEqual([...declared].sort())
    const messages = Object.keys(bridgeStreams.components.messages)
    expect([...declared].sort()).toEqual([...messages, 'shellQuery'].sort())
  })
})

describe('streams.html', () => {
  const page = emitStreamDocs(model)

  it('asks no host for anything, and runs nothing', () => {
    expect(page).not.toMatch(/<script|<link(?! rel="icon" href="data:,")|src=|url\(/)
    expect(page).not.toMatch(/href="(?!#|data:,|\.\.\/docs")/)
  })

  it('has every channel, message, field and example', () => {
    for (const { path, send, receive } of model.channels) {
      expect(page).toContain(`ws://localhost:8582${path}`)
      for (const { title, examples } of [...send, ...receive]) {
        expect(page).toContain(`<h4>${title}</h4>`)
        for (const { summary } of examples) expect(page).toContain(summary)
      }
    }
    for (const { properties = {} } of Object.values(bridgeStreams.components.schemas)) {
      for (const name of Object.keys(properties as object)) expect(page).toContain(`<code>${name}</code></th>`)
    }
    expect(page).toContain('integer, 2 to 1000, default 80, optional')
  })

  it('writes text as text', () => {
    const odd = bridgeStreamsWith(['channels', 'logs', 'summary'], 'a <b> & `c<d`')
    expect(emitStreamDocs(readStreams('bridge', odd))).toContain('<p>a &lt;b&gt; &amp; <code>c&lt;d</code></p>')
  })
})
