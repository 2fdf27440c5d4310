import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const main = join(import.meta.dirname, '../../src/main.ts')

/** The files that the program loads, by address. */
const loaded = `
  import { registerHooks } from 'node:module'
  const urls = []
  registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) })
  process.once('exit', () => process.stderr.write(urls.join('\\n')))`

function filesLoadedBy(...args: string[]): string[] {
  const hooks = `data:text/javascript,${encodeURIComponent(loaded)}`
  const program = `${JSON.stringify(process.execPath)} --import "$1" "$2" "$3" "$4" 2>&1 >/dev/null`
  const shell = execFileSync('sh', ['-c', program, 'sh', hooks, main, ...args, '--help'], { encoding: 'utf8' })
  return shell.split('\n')
}

it.each([
  ['serve', /\/src\/(auth|backup|bridge|content|db|service)\/|\/kysely\//],
  ['doctor', /\/src\/(auth|backup|bridge|content|db|service)\/|\/kysely\//],
  ['upgrade', /\/src\/(auth|backup|bridge|content|db|service)\/|\/kysely\//],
  ['service', /\/src\/(auth|backup|bridge|content|db)\/|\/kysely\//],
  ['bridge', /\/src\/(backup\/commands|content\/commands|auth\/commands|service)/],
])('the help of %s loads nothing of other commands', (command, others) => {
  const files = filesLoadedBy(command)
  expect(files.some((file) => file.endsWith('/src/main.ts'))).toBe(true)
  expect(files.filter((file) => others.test(file))).toEqual([])
})
