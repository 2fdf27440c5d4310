import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { stringify } from 'yaml'
import { ensureAsyncApi } from '../../tools/asyncapi/install.ts'
import { lintAsyncApi } from '../../tools/asyncapi/lint.ts'
import { emitStreamClients } from '../../tools/codegen/emit-stream-clients.ts'
import { bridgeStreamsWith, specOf } from './streams-fixture.ts'

// That the contract of the bridge breaks no rule, and gives what is kept in generated/, is found by `make check`.

it('refuses a contract that breaks a rule, and says which and where', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'streams-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const spec = join(folder, 'bad.asyncapi.yaml')
  await writeFile(spec, stringify(bridgeStreamsWith(['channels', 'logs', 'summary'], undefined)))
  await expect(emitStreamClients(spec)).rejects.toMatchObject({
    name: 'LintError',
    message: expect.stringMatching(
      /^\/.*bad\.asyncapi\.yaml:\d+:\d+ channels\.logs: stream-named: a channel needs a summary$/,
    ),
  })
})

it('refuses a reference that leads nowhere, and says where', async () => {
  ensureAsyncApi(() => {})
  const document = bridgeStreamsWith(['operations', 'sendLogs', 'channel'], { $ref: '#/channels/none' })
  const linted = await lintAsyncApi(specOf(document))
  expect('faults' in linted ? linted.faults.join('\n') : '').toContain('operations.sendLogs.channel')
})
