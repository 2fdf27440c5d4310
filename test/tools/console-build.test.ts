import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hashOfSources } from '../../tools/console-build.ts'

it.each([
  ['a source', 'console/bridge/pages/logs.tsx', true],
  ['a new source', 'console/shared/new.ts', true],
  ['the packages', 'console/package-lock.json', true],
  ['a generated client', 'generated/auth/client.ts', true],
  ['a generated stream', 'generated/bridge/stream-socket.ts', true],
  ['what types are checked with', 'tsconfig.json', true],
  ['a page of the manual', 'docs/pages/index.md', true],
  ['a handler', 'handlers/auth/account.ts', false],
  ['the generated routes', 'generated/auth/routes.ts', false],
  ['an installed package', 'console/node_modules/react/index.js', false],
  ['what was built', 'console/dist/assets/a.js', false],
])('a change of %s makes the consoles new: %3$s', async (_, file, changes) => {
  const checkout = await mkdtemp(join(tmpdir(), 'triptych-sources-'))
  onTestFinished(() => rm(checkout, { recursive: true, force: true }))
  const put = async (name: string, text: string) => {
    await mkdir(dirname(join(checkout, name)), { recursive: true })
    await writeFile(join(checkout, name), text)
  }
  const files = ['console/bridge/pages/logs.tsx', 'console/package-lock.json', 'generated/auth/client.ts']
  for (const name of [...files, 'generated/bridge/stream-socket.ts', 'tsconfig.json']) await put(name, 'before')
  const before = hashOfSources(checkout)
  expect(hashOfSources(checkout)).toBe(before)
  await put(file, 'after')
  expect(hashOfSources(checkout) !== before).toBe(changes)
})
