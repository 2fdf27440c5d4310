import { homebridgeKeyword, homebridgeName } from '../protocol/homebridge-name.ts'
import type { ManifestFile } from './manifest.ts'

const inNodeModules = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/

/** The Homebridge plugin that a path belongs to, by the path alone; whether it is there is another matter. */
export function packageOfPath(path: string): { readonly name: string; readonly folder: string } | undefined {
  const [folder, within] = inNodeModules.exec(path) ?? []
  const name = within?.replaceAll('\\', '/')
  return folder !== undefined && name !== undefined && homebridgeName.test(name) ? { name, folder } : undefined
}

/** Why Homebridge would not take a package for a plugin; undefined when it would. */
export function faultOfPackage({ manifest, json }: Pick<ManifestFile, 'manifest' | 'json'>): string | undefined {
  if (!homebridgeName.test(manifest.name)) {
    return `${manifest.name} is not a Homebridge plugin: its name does not begin with homebridge-`
  }
  const isMarked = Array.isArray(json.keywords) && json.keywords.includes(homebridgeKeyword)
  return isMarked ? undefined : `${manifest.name} is not a Homebridge plugin: it lacks the keyword homebridge-plugin`
}
