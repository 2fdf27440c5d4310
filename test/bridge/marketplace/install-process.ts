/**
 * Installs a plugin, or rolls it back: plugins folder, registry, home, spec and `roll-back` are its arguments. Something
 * kills it meanwhile.
 */
import { PluginInstaller } from '../../../src/bridge/marketplace/installer.ts'
import { Registry } from '../../../src/bridge/marketplace/registry.ts'
import { npmEnvironment } from './shop.ts'

const [pluginsFolder = '', url = '', home = '', spec = '', task = ''] = process.argv.slice(2)
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
await (task === 'roll-back' ? installer.rollBack(spec) : installer.install(spec))
