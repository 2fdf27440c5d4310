import type { PackageFiles } from './registry.ts'

/** The package that the examples of the bridge contract install, with nothing in it. */
export const examplePlugin: PackageFiles = {
  'package.json': {
    name: 'homebridge-dummy',
    version: '2.1.1',
    keywords: ['homebridge-plugin'],
    engines: { homebridge: '^2.0.0' },
  },
  'index.js': 'module.exports = (api) => api.registerPlatform("HomebridgeDummy", class {})',
}
