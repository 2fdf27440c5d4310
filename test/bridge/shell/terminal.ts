import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openShell, type Shell } from '../../../src/bridge/shell/shell.ts'

/** Waits for what sends no event: that a process is gone, that a file is there. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Whether a process runs; a zombie does not. */
export function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}/exe`) && existsSync(`/proc/${pid}/cwd/.`)
}

/** A folder that goes away with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-shell-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Everything that a shell puts out, and waiting for parts of it. */
export class Screen {
  text = ''
  #look = (): void => {}

  constructor(shell: Pick<Shell, 'onOutput'>) {
    shell.onOutput((text) => {
      this.text += text
      this.#look()
    })
  }

  /** Resolves with the first match, and forgets everything up to its end. */
  async find(pattern: RegExp): Promise<RegExpExecArray> {
    const { promise, resolve } = Promise.withResolvers<RegExpExecArray>()
    this.#look = () => {
      const match = pattern.exec(this.text)
      if (match === null) return
      this.#look = () => {}
      this.text = this.text.slice(match.index + match[0].length)
      resolve(match)
    }
    this.#look()
    return promise
  }
}

/** A bash that reads no files of the user who runs the tests; it is killed at the end of the test. */
export async function open(environment: Readonly<Record<string, string>> = {}, size = { cols: 80, rows: 24 }) {
  const HOME = temporaryFolder()
  const shell = await openShell(size, { PATH: process.env.PATH, HOME, SHELL: '/bin/bash', ...environment })
  onTestFinished(() => shell.kill())
  const screen = new Screen(shell)
  const exit = new Promise<Parameters<Parameters<Shell['onExit']>[0]>[0]>((resolve) => shell.onExit(resolve))
  // The command as it is echoed holds no `<value>`: the marks are put together by the shell.
  const ask = async (command: string): Promise<string> => {
    shell.write(`printf '<%s%s' "$(${command})" '>'\r`)
    return (await screen.find(/<([^%>]*)>/))[1] ?? ''
  }
  return { shell, screen, exit, ask, home: HOME }
}
