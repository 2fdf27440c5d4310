import { type ChildProcess, spawn } from 'node:child_process'
import { on as events, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { databaseOf, HttpClient, idOf, readOne } from '../../support/hap-controller.ts'
import { bareEnvironment } from '../../support/process.ts'
import { pincode, username } from './hap-home.ts'

const program = fileURLToPath(new URL('bridge-process.ts', import.meta.url))

/** Resolves with the line that begins with a word. */
async function line(child: ChildProcess, word: string): Promise<string> {
  let output = ''
  for await (const [text] of on(child)) {
    output += text
    const found = output.split('\n').find((each) => each.startsWith(`${word} `))
    if (found !== undefined && output.endsWith('\n')) return found.slice(word.length + 1)
  }
  throw new Error(`ended without ${word}: ${output}`)
}

function on(child: ChildProcess): AsyncIterable<[string]> {
  if (child.stdout === null) throw new Error('no output')
  return events(child.stdout, 'data', { close: ['end'] }) as AsyncIterable<[string]>
}

it('a bridge that is killed loses no pairing, no id and no value that it answered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-bridge-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const begin = async (): Promise<{ child: ChildProcess; port: number }> => {
    const child = spawn(process.execPath, [program, folder], {
      env: bareEnvironment(),
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    return { child, port: Number(await line(child, 'listening')) }
  }
  const kill = async (child: ChildProcess): Promise<void> => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  const first = await begin()
  const controller = new HttpClient(username, '127.0.0.1', first.port)
  await controller.pairSetup(pincode)
  await kill(first.child)

  const second = await begin()
  const pairing = controller.getLongTermData() ?? undefined
  const again = new HttpClient(username, '127.0.0.1', second.port, pairing)
  const database = await databaseOf(again)
  const [hue, brightness] = [await idOf(again, 1, '13'), await idOf(again, 1, '8')]
  await again.setCharacteristics({ [brightness]: 7 })
  second.child.stdin?.write('123\n')
  await line(second.child, 'answered')
  await kill(second.child)

  const third = await begin()
  const last = new HttpClient(username, '127.0.0.1', third.port, pairing)
  expect(await readOne(last, hue)).toMatchObject({ value: 123 })
  expect(await readOne(last, brightness)).toMatchObject({ value: 7 })
  const withoutValues = (each: unknown) => JSON.stringify(each, (key, value) => (key === 'value' ? undefined : value))
  expect(withoutValues(await databaseOf(last))).toBe(withoutValues(database))
  await kill(third.child)
})
