import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PortRange } from '../config/types.ts'
import type { HapSettings } from '../hap/hap-settings.ts'
import type { HomebridgeSettings } from '../protocol/messages.ts'
import type { PluginPlan } from './plan-plugins.ts'
import type { PluginUser } from './plugin-user.ts'

/** What Homebridge plugins learn of the bridge, as it is in force. */
export interface BridgeFacts
  extends Pick<HapSettings, 'name' | 'username' | 'pincode' | 'port' | 'bind' | 'advertiser'> {
  /** What accessories with a HAP server of their own may listen on; null: any. */
  readonly ports: PortRange | null
  /** Whether accessories stay whose platform does not run. */
  readonly keepOrphans: boolean
}

/** `api.user.storagePath()` of plugins that run as a user; as the daemon's own when undefined. */
export function storageFolder(dataDir: string, uid: number | undefined): string {
  return join(uid === undefined ? dataDir : join(dataDir, 'plugins', 'users', String(uid)), 'homebridge')
}

/**
 * Makes the folders that a Homebridge plugin finds around it, and writes `config.json` there as Homebridge has it. All
 * plugins share them; those of another user have that user's own, below a folder that is not theirs to change.
 *
 * @param plans whose entries are written to the file; null leaves it as it is
 */
export async function prepareStorage(
  dataDir: string,
  user: PluginUser | undefined,
  bridge: BridgeFacts,
  plans: readonly PluginPlan[] | null,
): Promise<HomebridgeSettings> {
  const top = user === undefined ? dataDir : await makeUserFolder(dataDir, user)
  const storagePath = storageFolder(dataDir, user?.uid)
  const hapPath = user === undefined ? join(top, 'hap', 'external') : join(top, 'hap')
  for (const folder of [storagePath, hapPath]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (user !== undefined) await chown(folder, user.uid, user.gid)
  }
  if (plans !== null) await writeConfig(join(storagePath, 'config.json'), configText(bridge, plans), user)
  const { bind, advertiser, ports, keepOrphans } = bridge
  return { storagePath, hapPath, bind, advertiser, ports, keepOrphans }
}

async function makeUserFolder(dataDir: string, { uid }: PluginUser): Promise<string> {
  const users = join(dataDir, 'plugins', 'users')
  const folder = join(users, String(uid))
  await mkdir(folder, { recursive: true })
  for (const path of [users, folder]) await chmod(path, 0o711)
  return folder
}

function configText(
  { name, username, pincode, port, bind, advertiser, ports }: BridgeFacts,
  plans: readonly PluginPlan[],
) {
  const own = <Entry extends object>(entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...entry, plugin: undefined }))
  const config = {
    bridge: {
      name,
      username,
      port,
      pin: pincode,
      // Homebridge has no such word.
      ...(advertiser !== 'none' && { advertiser }),
      ...(bind.length > 0 && { bind }),
    },
    ...(ports !== null && { ports }),
    accessories: own(plans.flatMap(({ accessoryEntries }) => accessoryEntries)),
    platforms: own(plans.flatMap(({ platforms }) => platforms)),
  }
  return `${JSON.stringify(config, null, 4)}\n`
}

/** Replaces the file as a whole: a reader meanwhile gets the old or the new text. */
async function writeConfig(path: string, text: string, user: PluginUser | undefined): Promise<void> {
  // What lies in a folder of another user may be a pipe, and reading it might never end.
  if (user === undefined && (await readFile(path, 'utf8').catch(() => undefined)) === text) return
  const temporary = `${path}.${randomBytes(8).toString('hex')}.tmp`
  try {
    await using file = await open(temporary, 'wx', 0o600)
    await file.writeFile(text)
    if (user !== undefined) await file.chown(user.uid, user.gid)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
