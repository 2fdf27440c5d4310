import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { stringify } from 'yaml'
import { lintAsyncApi } from '../../tools/asyncapi/lint.ts'
import { readAsyncApi } from '../../tools/codegen/asyncapi.ts'
import { bridgeStreams, bridgeStreamsWith } from './streams-fixture.ts'

// That the contract of the bridge breaks no rule, and gives what is kept in generated/, is found by `make check`.

/** A contract in a file of its own. */
async function lint(document: object): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'streams-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const spec = join(folder, 'bad.asyncapi.yaml')
  await writeFile(spec, stringify(document))
  await lintAsyncApi(readAsyncApi(spec))
}

it('refuses a contract that breaks a rule, and says which and where', async () => {
  await expect(lint(bridgeStreamsWith(['channels', 'logs', 'summary'], undefined))).rejects.toMatchObject({
    name: 'LintError',
    message: expect.stringMatching(
      /^\/.*bad\.asyncapi\.yaml:\d+:\d+ channels\.logs: stream-named: a channel needs a summary$/,
    ),
  })
})

it('refuses what AsyncAPI does not say, and what leads nowhere, and says where', async () => {
  const { channels, operations } = bridgeStreams
  const refused = lint({
    ...bridgeStreams,
    channels: { ...channels, logs: { ...channels.logs, adress: '/ws/logs' } },
    operations: {
      ...operations,
      sendLogs: { ...operations.sendLogs, action: 'tell', channel: { $ref: '#/channels/none' } },
    },
  })
  await expect(refused).rejects.toThrow(/\d+:\d+ +error +struct +Property `adress` is not expected here/)
  await expect(refused).rejects.toThrow(/\d+:\d+ +error +struct +`action` can be one of the following only/)
  await expect(refused).rejects.toThrow(/\d+:\d+ +error +no-unresolved-refs +/)
})
