import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { kills } from '../../support/thorough.ts'
import { createPlace, type Place } from './place.ts'
import { startWriter, type Writer } from './writer-process.ts'
import { textOf } from './writer-texts.ts'

const wished = kills(10)

/** Milliseconds: a few writes. */
const longestPause = 30

/** What of the last life is not so. */
async function broken({ file, open, beside }: Place, writer: Writer, before: string): Promise<string[]> {
  const text = await readFile(file, 'utf8')
  const last = writer.last()
  // The write that was under way when the process died may be there, or not.
  const allowed = [last === -1 ? before : textOf(writer.name, last), textOf(writer.name, last + 1)]
  const faults: string[] = []
  if (!allowed.includes(text)) faults.push(`${writer.name} was answered ${last}, the file holds ${text.slice(0, 80)}`)
  const config = await open()
  if ((await config.text()) !== text) faults.push('opening changed the file')
  const [newest, second] = await config.backups()
  if (newest === undefined || (await config.backup(newest.id)).content !== text)
    faults.push('the file is not a version')
  // Unless it is the present one, the last that was answered is right below it.
  if (last !== -1 && text !== allowed[0]) {
    if (second === undefined || (await config.backup(second.id)).content !== allowed[0]) faults.push(`${last} is lost`)
  }
  return [...faults, ...(await beside()).map((name) => `${name} was left`)]
}

it(`loses no write that was answered, at ${wished} kills and more`, { timeout: 300_000 + wished * 2_000 }, async () => {
  const place = await createPlace()
  await place.open()
  let left = 0
  let underWay = 0
  let next = startWriter(place, 'writer 0')
  // Until some were killed with a file half put in place, and some between that and the answer.
  for (let kill = 0; kill < wished || left === 0 || underWay === 0; kill++) {
    const writer = await next
    // The next one loads meanwhile.
    next = startWriter(place, `writer ${kill + 1}`)
    next.catch(() => {})
    const before = await readFile(place.file, 'utf8')
    writer.go()
    await writer.answered(kill % 4)
    // Spread over all moments of a write, and no two runs alike.
    await pause(Math.random() * longestPause)
    await writer.kill()
    left += (await place.beside()).length
    if ((await readFile(place.file, 'utf8')) === textOf(writer.name, writer.last() + 1)) underWay += 1
    expect(await broken(place, writer, before)).toEqual([])
  }
  await (await next).kill()
})
