import { expect, it } from 'vitest'
import { dialects } from '../../support/databases.ts'
import { startReceiver } from '../../support/webhook-receiver.ts'
import { published, site, Workspace } from '../webhooks/workspace.ts'
import { openCommands } from './commands.ts'

it.each(
  dialects,
)('triptych content webhooks: lists them, and sends again one message or a span (%s)', async (dialect) => {
  const { run, db } = await openCommands(dialect)
  const space = await Workspace.begin(db)
  const receiver = await startReceiver()
  const there = ['--site', site]
  expect((await run('webhooks', 'list', ...there)).output).toBe('There are no webhooks.\n')
  const { id } = await space.webhook(receiver.url)
  const running = space.worker()
  // A receiver refuses what is signed at another time than now.
  space.time = Date.now() - 2 * 60 * 60 * 1000
  for (const environment of ['one', 'two']) {
    await space.announce({ ...published, environment })
    await space.firstTry(running)
    space.time += 60 * 60 * 1000
  }
  const [second, first] = await space.deliveries(id)
  expect((await run('webhooks', 'list', ...there)).output).toMatch(
    new RegExp(`\\nyes +all +${id} +${receiver.url}\\n$`),
  )
  const listed = await run('webhooks', 'deliveries', receiver.url, ...there, '--json')
  expect(JSON.parse(listed.output)).toEqual([second, first])
  expect((await run('webhooks', 'deliveries', id, ...there)).output).toMatch(
    /\ndelivered +.* UTC +1 +content\.published +/,
  )

  const resend = async (...words: string[]) => {
    const from = receiver.received.length
    const ended = await run('webhooks', 'resend', ...words, ...there)
    space.time = Date.now()
    await running.worker.runOnce()
    return { ...ended, sent: receiver.received.slice(from).map((message) => message.id) }
  }
  const one = await resend(id, '--id', first?.id ?? '')
  expect([one.output, one.sent]).toEqual([`1 message to ${receiver.url} will be sent again.\n`, [first?.id]])
  const span = await resend(
    receiver.url,
    '--since',
    first?.createdAt ?? '',
    '--until',
    second?.createdAt ?? '',
    '--json',
  )
  expect([JSON.parse(span.output), span.sent]).toEqual([{ resent: 1, withoutPayload: 0 }, [first?.id]])
  expect((await resend(id, '--state', 'delivered')).sent.toSorted()).toEqual([first?.id, second?.id].toSorted())
  expect((await resend(id, '--state', 'failed')).output).toMatch(/^0 messages to /)

  expect(await resend(id)).toMatchObject({ exitCode: 1, errors: expect.stringContaining('say what to send again') })
  expect(await resend('other', '--state', 'failed')).toMatchObject({ exitCode: 1, sent: [] })
  expect(await resend(id, '--since', 'yesterday')).toMatchObject({ refused: 'commander.invalidArgument', sent: [] })
  await space.webhook(receiver.url)
  expect((await resend(receiver.url, '--state', 'failed')).errors).toContain('2 webhooks have this address')
  expect(running.errors).toEqual([])
})
