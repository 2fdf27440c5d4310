import { dirname, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npmLibraries } from './npm-libraries.ts'

/**
 * What npm's configuration says of registries, as npm's own libraries take it: `registry`, `@scope:registry`,
 * `//host/:_authToken`, `httpsProxy`, `ca`, `strictSSL` and so on (npm docs, config).
 */
export type NpmConfig = Readonly<Record<string, unknown>>

/** Flattening some of the others would write into this process's environment (`user-agent`, `omit`). */
const OF_REGISTRIES =
  /^(?:registry|ca|cafile|cert|key|proxy|https-proxy|noproxy|strict-ssl|local-address|@.+:registry|\/\/.+)$/

/**
 * Reads npm's configuration as npm does in a folder that has none of its own: from the environment (`npm_config_*`)
 * and the npmrc files of the user, of the machine and of npm itself.
 *
 * @param environment `HOME` says whose npmrc it is
 */
export async function readNpmConfig(environment: Readonly<Record<string, string | undefined>>): Promise<NpmConfig> {
  const Config = npmLibraries.config()
  const { definitions, shorthands, flatten } = npmLibraries.definitions()
  const config = new Config({
    definitions,
    shorthands,
    flatten: (data, flat) => {
      flatten(Object.fromEntries(Object.entries(data).filter(([name]) => OF_REGISTRIES.test(name))), flat)
    },
    npmPath: dirname(fileURLToPath(import.meta.resolve('npm/package.json'))),
    // A copy: loading writes into it.
    env: { ...environment },
    argv: [],
    cwd: parse(process.execPath).root,
  })
  await config.load()
  return { ...config.flat }
}
