import { describe, expect, it } from 'vitest'
import { emitStreamDocs } from '../../tools/codegen/emit-stream-docs.ts'
import { emitStreams } from '../../tools/codegen/emit-streams.ts'
import { emitStreamValidators, emitStreamValidatorTypes } from '../../tools/codegen/emit-validators.ts'
import { falseExamples, readStreams } from '../../tools/codegen/streams-model.ts'
import { bridgeSpec, bridgeStreams, bridgeStreamsWith, specOf } from './streams-fixture.ts'

const model = readStreams(bridgeSpec)

describe('the examples of messages', () => {
  it('are true', () => {
    expect(falseExamples(model)).toEqual([])
  })

  it('are named when they are not', () => {
    const odd = bridgeStreamsWith(['components', 'messages', 'logEntry', 'examples'], [{ payload: { level: 'info' } }])
    expect(falseExamples(readStreams(specOf(odd)))).toEqual([
      expect.stringMatching(
        /^specs\/bridge\.asyncapi\.yaml:\d+:\d+ components\.messages\.logEntry\.examples\.0: example-true: data must have required property 'timestamp'$/,
      ),
    ])
  })
})

describe('streams.ts', async () => {
  const text = await emitStreams(model)

  it('says what it was made from, and has the shared schemas from the operations', () => {
    expect(text).toMatch(/^\/\/ Generated from specs\/bridge\.asyncapi\.yaml by `make generate`\.\n/)
    expect(text.match(/^import .*/gm)).toEqual(["import type { components as operations } from './types.ts'"])
    expect(text).toContain('readonly LogEntry: operations["schemas"]["LogEntry"]')
  })

  it('describes each channel whole', () => {
    const access = {
      ...{ security: [[], ['consoleSession'], ['accessToken']], rights: 'admin' },
      ...{ maxMessageBytes: 65_536, maxUnsentBytes: 1_048_576 },
    }
    // The text is one array literal with `as const`; without that it is JavaScript.
    const literal = text.replace(/^[\s\S]*?export const channels = /, '').replace(/ as const\n$/, '')
    const channels = new Function(`return ${literal}`)() as { name: string }[]
    expect(channels.map(({ name }) => name)).toEqual(['logs', 'metrics', 'terminal', 'shell'])
    expect(channels[0]).toEqual({
      name: 'logs',
      path: '/ws/logs',
      scope: 'bridge:read',
      ...access,
      maxConnections: 100,
      parameters: [],
      send: [{ message: 'logEntry', frame: 'text', contentType: 'application/json' }],
      receive: [],
    })
    expect(channels[3]).toEqual({
      name: 'shell',
      path: '/ws/shell',
      scope: 'bridge:write',
      ...access,
      stepUp: true,
      maxConnections: 5,
      parameters: [
        { in: 'query', name: 'cols', required: false, type: 'integer' },
        { in: 'query', name: 'rows', required: false, type: 'integer' },
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
  it('exports what its declarations say: each message, and each address', () => {
    const declared = [...emitStreamValidatorTypes(model).matchAll(/^export const (\w+): Validate$/gm)].map(([, n]) => n)
    const exported = [...emitStreamValidators(model).matchAll(/\bexport const (\w+)/g)].map(([, name]) => name)
    expect([...exported].sort()).toEqual([...declared].sort())
    const messages = Object.keys(bridgeStreams.components.messages)
    expect([...declared].sort()).toEqual([...messages, 'shellParameters'].sort())
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
    const required = '<code>consoleSession</code> or <code>accessToken</code>, <code>admin</code>'
    expect(page).toContain(`${required}, where the server requires one`)
    expect(page).toContain('<tr><th scope="row">Connections at a time</th><td>5</td></tr>')
  })

  it('writes text as text', () => {
    const odd = bridgeStreamsWith(['channels', 'logs', 'summary'], 'a <b> & `c<d`')
    expect(emitStreamDocs(readStreams(specOf(odd)))).toContain('<p>a &lt;b&gt; &amp; <code>c&lt;d</code></p>')
  })
})
