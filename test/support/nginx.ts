import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { debianProgram } from './debian.ts'
import { startProcess } from './process.ts'

/**
 * Starts nginx, until the test ends.
 *
 * @param folder for its files
 * @param http what its configuration has in `http { … }`
 */
export async function startNginx(folder: string, http: string): Promise<void> {
  const { program, env } = debianProgram('/usr/sbin/nginx', ['nginx'])
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const main = `daemon off; pid ${folder}/nginx.pid; error_log stderr notice; events {}`
  const file = join(folder, 'nginx.conf')
  await writeFile(file, `${main}\nhttp {\naccess_log off;\n${places.join('\n')}\n${http}}\n`)
  const nginx = startProcess(program, ['-c', file, '-e', 'stderr'], env)
  onTestFinished(async () => void (await nginx.stop('SIGTERM')))
  await nginx.waitFor('start worker processes')
}
