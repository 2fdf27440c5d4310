import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { ensureInstalled } from '../../../tools/ensure-installed.ts'

/** What of verdaccio is used here. It is installed when it is first needed, so its own types are not at hand before. */
interface Verdaccio {
  runServer(config: object): Promise<Server>
}

export interface VerdaccioOptions {
  /** A folder of its own. */
  readonly storage: string
  /** The registry behind it, which is asked for what it does not have itself. */
  readonly uplink: Uplink | undefined
}

export interface Uplink {
  readonly url: string
  /** The authorities that vouch for it, in PEM, where those of Node do not. */
  readonly ca?: string
}

/** A verdaccio that lets every client read and publish; it does not listen yet. */
export function createVerdaccio({ storage, uplink }: VerdaccioOptions): Promise<Server> {
  ensureInstalled(import.meta.dirname, () => {})
  const { runServer }: Verdaccio = createRequire(import.meta.url)('verdaccio')
  const everybody = { access: '$all', publish: '$all', unpublish: '$all' }
  return runServer({
    storage,
    // It keeps its secret beside these.
    configPath: `${storage}/config.yaml`,
    self_path: `${storage}/config.yaml`,
    web: { enable: false },
    auth: { htpasswd: { file: `${storage}/htpasswd` } },
    uplinks: uplink === undefined ? {} : { behind: { ...uplink, cache: true } },
    packages: { '**': uplink === undefined ? everybody : { ...everybody, proxy: 'behind' } },
    publish: { allow_offline: true },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'json', level: 'fatal' },
  })
}
