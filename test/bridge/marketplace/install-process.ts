/** Installs a plugin: plugins folder, registry, home and spec are its arguments. Something kills it meanwhile. */
import { PluginInstaller } from '../../../src/bridge/marketplace/installer.ts'
import { Registry } from '../../../src/bridge/marketplace/registry.ts'
import { npmEnvironment } from './shop.ts'

const [pluginsFolder = '', url = '', home = '', spec = ''] = process.argv.slice(2)
const environment = npmEnvironment(url, home)
const installer = new PluginInstaller({
  pluginsFolder,
  environment,
  registry: new Registry(environment),
  log: ({ message }) => void process.stdout.write(`${message}\n`),
  allowScripts: () => false,
  onSwapped: async () => {},
})
await installer.recover()
await installer.install(spec)
