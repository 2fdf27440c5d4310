import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ensureVenv } from '../../tools/python-venv.ts'

const root = join(import.meta.dirname, '../..')

it('the Containerfile passes its linter, whatever the level', () => {
  const programs = ensureVenv({
    venv: join(import.meta.dirname, '.venv'),
    requirements: join(import.meta.dirname, 'requirements.txt'),
    name: 'hadolint',
    say: (line) => void process.stderr.write(`${line}\n`),
  })
  const linter = join(programs, 'hadolint')
  const lint = (file: string, input?: string) =>
    spawnSync(linter, ['--no-color', file], { cwd: root, encoding: 'utf8', input })
  const { status, stdout, stderr, error } = lint('Containerfile')
  expect({ status, stdout, stderr, error }).toEqual({ status: 0, stdout: '', stderr: '', error: undefined })
  // It looks: without its user the image would run as root at its last step.
  expect(lint('-', 'FROM debian\nUSER root\nRUN cd /tmp\n').stdout).toContain('DL3002')
})

it('the image runs as a user of its own, on the Node that the checkout is tested with', () => {
  const text = readFileSync(join(root, 'Containerfile'), 'utf8')
  expect(/^USER (.*)$/m.exec(text)?.[1]).toBe('1000')
  expect(/^VOLUME (.*)$/m.exec(text)?.[1]).toBe('/data')
  expect(/node:(\d+)\./.exec(text)?.[1]).toBe('24')
})
