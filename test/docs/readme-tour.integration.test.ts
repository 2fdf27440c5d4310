import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { debianProgram } from '../support/debian.ts'
import { bareEnvironment, type RunningTriptych, startTriptych } from '../support/process.ts'
import { readText, root } from './manual.ts'

interface Step {
  readonly command: string
  readonly output: string
}

/** The commands of the text's consoles in order, with what stands below each. */
function stepsOf(text: string): Step[] {
  const lines = [...text.matchAll(/^```console\n(.*?)^```$/gms)].flatMap(([, block = '']) => block.split('\n'))
  const steps: { command: string; output: string }[] = []
  for (const line of lines) {
    const last = steps.at(-1)
    if (line.startsWith('$ ')) steps.push({ command: line.slice(2), output: '' })
    else if (last !== undefined && last.output === '' && goesOn(last.command)) last.command += `\n${line}`
    else if (last !== undefined) last.output += `${line}\n`
  }
  return steps.map(({ command, output }) => ({ command, output: output.trim() }))
}

/** Whether a command ends on the next line: with a backslash before this one's end, or a quote still open. */
function goesOn(command: string): boolean {
  return command.endsWith('\\') || (command.split("'").length - 1) % 2 === 1
}

it("the README's consoles run in order", async () => {
  const triptych = await startTriptych({ args: ['--sample'], env: { SVC_ADMIN_EMAIL: 'admin@example.com' } })
  onTestFinished(async () => void (await triptych.stop()))
  const before = readdirSync(root)
  const shell = openShell()
  const steps = stepsOf(readText('README.md').text)
  expect(steps.length).toBeGreaterThan(40)
  for (const { command, output } of steps) {
    const line = await asHere(command, triptych)
    const expected = { command, output: await asHere(output, triptych) }
    const look = async () => ({ command, output: await shell.run(line) })
    // A server sees what a command has written when it looks the next time.
    if (isRead(command)) await vi.waitFor(async () => expect(await look()).toEqual(expected))
    else expect.soft(await look()).toEqual(expected)
  }
  expect(readdirSync(root)).toEqual(before)
})

function isRead(command: string): boolean {
  return /^curl -s \$?(site|http)/.test(command)
}

/** A text of the README with the ports, the folder of data and the sign-in code of this run. */
async function asHere(text: string, triptych: RunningTriptych): Promise<string> {
  const ports = { 8581: triptych.urls.auth, 8582: triptych.urls.bridge, 8583: triptych.urls.content }
  let here = text.replaceAll('$PWD/.data', triptych.dataDir)
  for (const [port, url] of Object.entries(ports))
    here = here.replaceAll(`localhost:${port}`, `localhost:${new URL(url).port}`)
  const example = /"code":"\d{6}"/
  if (!example.test(here)) return here
  await triptych.waitFor('sign-in code for')
  const code = /sign-in code for [^:]*: (\d{6})/.exec(triptych.stderr())?.[1]
  return here.replace(example, `"code":"${code}"`)
}

/** What the README uses and a bare system has not. */
const programs = { curl: ['curl', 'libcurl4'], jq: ['jq', 'libjq1', 'libonig5'] } as const

/** Makes a folder for PATH where they are, each with its libraries. */
function addPrograms(folder: string): string {
  mkdirSync(folder)
  for (const [name, packages] of Object.entries(programs)) {
    const { program, env } = debianProgram(`/usr/bin/${name}`, packages)
    const settings = Object.entries(env).map(([variable, value]) => `${variable}='${value}' `)
    writeFileSync(join(folder, name), `#!/bin/sh\n${settings.join('')}exec '${program}' "$@"\n`, { mode: 0o700 })
  }
  return folder
}

/** A bash in the checkout that runs one command after the other; what it starts in folders for temporary files is removed. */
function openShell() {
  const temporary = mkdtempSync(join(tmpdir(), 'triptych-readme-'))
  onTestFinished(() => rmSync(temporary, { recursive: true, force: true }))
  const env = bareEnvironment({ TMPDIR: temporary })
  env.PATH = [addPrograms(join(temporary, 'bin')), env.PATH].join(delimiter)
  const bash = spawn('bash', ['--noprofile', '--norc'], { cwd: root, env, stdio: ['pipe', 'pipe', 'pipe'] })
  onTestFinished(() => void bash.kill())
  let shown = ''
  let look = (): void => undefined
  for (const stream of [bash.stdout, bash.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      shown += text
      look()
    })
  }
  const end = '<end of the command>'
  return {
    run: (command: string): Promise<string> =>
      new Promise((resolve) => {
        look = () => {
          if (!shown.endsWith(`${end}\n`)) return
          const output = shown
            .slice(0, -end.length - 1)
            .replaceAll('\r', '')
            .trim()
          shown = ''
          resolve(output)
        }
        bash.stdin.write(`${command}\necho '${end}'\n`)
      }),
  }
}
