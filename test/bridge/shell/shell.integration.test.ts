import { readdirSync, readlinkSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openShell } from '../../../src/bridge/shell/shell.ts'
import { open } from './terminal.ts'

describe('a shell', () => {
  it('is the user’s, at home, with little of the daemon’s environment', async () => {
    const secrets = { SVC_SECRET_KEY: 'hidden', NODE_OPTIONS: '--no-warnings', AWS_SECRET_ACCESS_KEY: 'hidden' }
    const { ask, home, shell } = await open({ ...secrets, LANG: 'C.UTF-8' })
    expect(await ask('pwd')).toBe(home)
    expect(Number(await ask('echo $$'))).toBe(shell.pid)
    expect(await ask('echo $TERM $SHELL $LANG')).toBe('xterm-256color /bin/bash C.UTF-8')
    const names = (await ask("env | cut -d= -f1 | sort | tr '\\n' ' '")).trim().split(' ')
    const own = ['HOME', 'LANG', 'OLDPWD', 'PATH', 'PWD', 'SHELL', 'SHLVL', 'TERM', '_']
    expect(names.filter((name) => !own.includes(name))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['HOME', 'LANG', 'PATH', 'SHELL', 'TERM']))
  })

  it('has the size that it is given, then and later', async () => {
    const { ask, shell } = await open({}, { cols: 101, rows: 31 })
    expect(await ask('stty size')).toBe('31 101')
    shell.resize(132, 43)
    // What is typed goes another way, and may come first.
    await expect.poll(() => ask('stty size')).toBe('43 132')
    expect(await ask('tput cols')).toBe('132')
    for (const cols of [0, -1, 1.5, Number.NaN, 1_001]) expect(() => shell.resize(cols, 24)).toThrow(RangeError)
    await expect(openShell({ cols: 80, rows: 0 }, {})).rejects.toThrow(RangeError)
  })

  it('tells how it ended, after all that it said, and takes nothing then', async () => {
    const { shell, screen, exit } = await open()
    shell.write('stty -echo; seq 20000; echo the end; exit 7\r')
    expect(await exit).toEqual({ exitCode: 7, signal: null })
    expect(screen.text).toMatch(/19999\r\n20000\r\nthe end\r\n/)
    expect(shell.write('x')).toBe(false)
    shell.resize(10, 10)
    await shell.kill()
    const other = await open()
    other.shell.write('kill -9 $$\r')
    expect(await other.exit).toEqual({ exitCode: 0, signal: 9 })
  })

  it('has its terminal to itself', async () => {
    const one = await open()
    const two = await open()
    // Before its program runs, a process that was forked has the files of the one before.
    expect(await one.ask('tty')).not.toBe(await two.ask('tty'))
    for (const process of [one.shell.pid, two.shell.pid, 'self']) {
      expect(openFiles(process).filter((file) => file.includes('ptmx'))).toEqual([])
    }
  })

  it('is bash where the user’s is not a program', async () => {
    const { ask } = await open({ SHELL: '/etc/passwd' })
    expect(await ask('echo $SHELL')).toBe('/bin/bash')
  })
})

describe('what is typed into a shell', () => {
  it('interrupts with Ctrl-C', async () => {
    const { shell, screen, ask } = await open()
    // It is in the foreground by the time that it speaks.
    shell.write(`sh -c 'echo be"gun"; exec sleep 1000'\r`)
    await screen.find(/begun\r\n/)
    shell.write('\u0003')
    // What is typed before the next prompt goes with the interrupted command.
    await screen.find(/\^C[\s\S]*[$#] /)
    expect(await ask('echo $?')).toBe('130')
  })

  it('passes whole, and stops neither itself nor the shell when a program does not read', async () => {
    const { shell, screen, exit } = await open()
    shell.write('stty raw -echo; echo rea"dy"; head -c 300000 | cksum; sleep 1000\r')
    await screen.find(/ready\n/)
    shell.write('0123456789'.repeat(30_000))
    // cksum of the same text.
    await screen.find(/\d+ 300000\n/)
    let taken = 0
    while (shell.write('x'.repeat(65_536))) taken += 65_536
    expect(taken).toBeLessThan(3 * 1024 * 1024)
    await shell.kill()
    expect((await exit).signal).not.toBeNull()
  })

  it('goes on while its echo is not read', async () => {
    const { shell, screen } = await open()
    shell.write('stty raw -echo; echo rea"dy"; exec cat\r')
    await screen.find(/ready\n/)
    const text = '0123456789'.repeat(30_000)
    shell.write(`${text}end`)
    await screen.find(/^(?:0123456789){30000}end/)
  })
})

describe('the output of a shell', () => {
  it('is cut within no character', async () => {
    const { shell, screen } = await open()
    shell.write('stty -echo; echo rea"dy"; for i in $(seq 3000); do printf \'💡é漢x\'; done; echo en"d"\r')
    await screen.find(/ready\r\n/)
    const { input, index } = await screen.find(/end\r\n/)
    expect(input.slice(0, index).replace(/^.*?(?=💡)/su, '')).toBe('💡é漢x'.repeat(3_000))
  })

  it('waits in the terminal while the client does not read, whatever the shell does', async () => {
    const { shell, screen } = await open()
    shell.write(
      'echo $(( 40 + 2 )); trap \'echo "stopped after $n"; trap - INT\' INT; n=0; while n=$((n+1)); do echo $n; done\r',
    )
    await screen.find(/42\r\n1\r\n/)
    shell.pause()
    let heard = 0
    shell.onOutput((text) => {
      heard += text.length
    })
    // Long enough for a flood to show: the loop would put out megabytes.
    const before = process.memoryUsage().rss
    const deadline = performance.now() + 500
    await new Promise((resolve) => setTimeout(resolve, deadline - performance.now()))
    expect(heard).toBeLessThan(256 * 1024)
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024)
    shell.write('\u0003')
    shell.resume()
    await screen.find(/stopped after \d+/)
  })
})

/** What a process, by its id or `self`, has open, but for what it closes meanwhile. */
function openFiles(process: number | string): string[] {
  const folder = `/proc/${process}/fd`
  return readdirSync(folder).flatMap((fd) => {
    try {
      return [readlinkSync(`${folder}/${fd}`)]
    } catch {
      return []
    }
  })
}
