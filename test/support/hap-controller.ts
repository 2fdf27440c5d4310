import httpClient from 'hap-controller/lib/transport/ip/http-client.js'

/** Of the package, without its Bluetooth part. */
export const { default: HttpClient } = httpClient
export type Controller = InstanceType<typeof HttpClient>

export interface HapCharacteristic {
  readonly iid: number
  readonly type: string
  readonly value?: unknown
}

/** The accessory database with plain numbers: accessories by aid, their characteristics by type (short UUID). */
export async function databaseOf(controller: Controller) {
  const { accessories } = JSON.parse(JSON.stringify(await controller.getAccessories())) as {
    accessories: { aid: number; services: { type: string; iid: number; characteristics: HapCharacteristic[] }[] }[]
  }
  return accessories
}

/** `aid.iid type` of every characteristic, sorted: a bridge lists them as their values come in. */
export async function everyId(controller: Controller): Promise<string[]> {
  return (await databaseOf(controller))
    .flatMap(({ aid, services }) =>
      services.flatMap(({ characteristics }) => characteristics.map(({ iid, type }) => `${aid}.${iid} ${type}`)),
    )
    .sort()
}

/** `aid.iid` of a characteristic by its short type, of the accessory at `index` (the bridge is 0). */
export async function idOf(controller: Controller, index: number, type: string): Promise<string> {
  const accessory = (await databaseOf(controller))[index]
  const found = accessory?.services
    .flatMap(({ characteristics }) => characteristics)
    .find((each) => short(each) === type)
  if (accessory === undefined || found === undefined) throw new Error(`no ${type} at ${index}`)
  return `${accessory.aid}.${found.iid}`
}

function short({ type }: HapCharacteristic): string {
  return type.replace(/^0+/, '').replace(/-.*/, '')
}

/** What a controller reads of a characteristic: its value or its status. */
export async function readOne(controller: Controller, id: string): Promise<{ value?: unknown; status?: number }> {
  const [aid, iid] = id.split('.')
  const { characteristics } = await controller.getCharacteristics([id])
  const found = characteristics.find((each) => `${each.aid}` === aid && `${each.iid}` === iid)
  return JSON.parse(JSON.stringify(found))
}

/** Short type of the name of an accessory (HAP, 9.62). */
const NAME = '23'

/** `aid.iid` of a characteristic by its short type, of the accessory of that name. */
export async function hapId(controller: Controller, accessory: string, type: string): Promise<string> {
  const search = (database: Awaited<ReturnType<typeof databaseOf>>): string | undefined => {
    for (const { aid, services } of database) {
      const all = services.flatMap(({ characteristics }) => characteristics)
      const ofType = (wanted: string) => all.find((each) => short(each) === wanted)
      const found = ofType(type)
      if (ofType(NAME)?.value === accessory && found !== undefined) return `${aid}.${found.iid}`
    }
    return undefined
  }
  const known = search(databases.get(controller) ?? [])
  if (known !== undefined) return known
  const database = await databaseOf(controller)
  databases.set(controller, database)
  const id = search(database)
  if (id === undefined) throw new Error(`${accessory} has no ${type}`)
  return id
}

/** Ids stay, and reading all of them waits for each plugin that does not answer. */
const databases = new WeakMap<Controller, Awaited<ReturnType<typeof databaseOf>>>()

/** What a controller reads of several characteristics at once: of each its value, or its status where that is a fault. */
export async function readAll(controller: Controller, ids: readonly string[]): Promise<unknown[]> {
  const { characteristics } = JSON.parse(JSON.stringify(await controller.getCharacteristics([...ids])))
  const answers = characteristics as { aid: number; iid: number; status?: number; value?: unknown }[]
  return ids.map((id) => {
    const answer = answers.find(({ aid, iid }) => `${aid}.${iid}` === id)
    return answer?.status || answer?.value
  })
}
