import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SilentAdvertiser } from '../../../src/bridge/hap/publish.ts'

const require = createRequire(import.meta.url)

/** What of its hap-nodejs is kept to this machine. */
interface Servers {
  readonly HAPServer: { readonly prototype: Server }
}
interface Server {
  listen(port: number, host?: string): void
  once(event: 'listening', listener: (port: number) => void): void
}
interface Advertisers {
  CiaoAdvertiser: unknown
}

/**
 * Homebridge as `homebridge -U <folder> -P <plugin>` starts it, with two differences: it is not advertised, and it
 * listens on loopback alone, which no setting of its does.
 *
 * @returns where it listens
 */
export async function homebridge(folder: string, plugin: string): Promise<string> {
  const { HAPServer }: Servers = require('@homebridge/hap-nodejs/dist/lib/HAPServer.js')
  const advertisers: Advertisers = require('@homebridge/hap-nodejs/dist/lib/Advertiser.js')
  advertisers.CiaoAdvertiser = SilentAdvertiser
  const { listen } = HAPServer.prototype
  const listening = new Promise<number>((resolve) => {
    HAPServer.prototype.listen = function (port) {
      this.once('listening', resolve)
      listen.call(this, port, '127.0.0.1')
    }
  })
  // Its log is for people, and it tells a parent process how it is.
  console.log = () => {}
  Reflect.deleteProperty(process, 'send')
  process.argv.splice(2, Number.POSITIVE_INFINITY, '-Q', '-U', folder, '-P', plugin, '--strict-plugin-resolution')
  const program = join(dirname(require.resolve('homebridge')), 'cli.js')
  const { default: run } = await import(pathToFileURL(program).href)
  run()
  return `http://127.0.0.1:${await listening}`
}
