import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
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

it('the package is built with the Node of the checkout, not with an older one of the system', () => {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-old-node-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const oldNode = '#!/bin/sh\n[ "$1" = --version ] && echo v20.0.0 || exit 3\n'
  writeFileSync(join(folder, 'node'), oldNode, { mode: 0o755 })
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { prepack: string } }
  const printVersion = scripts.prepack.replace(/\S+\.ts$/, '--print process.version')
  const env = { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) }
  const { status } = spawnSync('sh', ['-c', printVersion], { cwd: root, env })
  // 69 where the checkout has no Node of its own: it says how to get one.
  expect([0, 69]).toContain(status)
})
