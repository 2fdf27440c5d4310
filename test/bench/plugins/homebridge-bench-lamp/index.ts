/** What of Homebridge's API is used here. It is installed when it is first needed, so its own types are not at hand before. */
interface Api {
  readonly hap: {
    readonly Service: { readonly Lightbulb: unknown }
    readonly Characteristic: { readonly On: unknown }
    readonly uuid: { generate(text: string): string }
  }
  readonly platformAccessory: new (name: string, uuid: string) => Accessory
  on(event: 'didFinishLaunching', listener: () => void): void
  registerPlatform(name: string, platform: new (log: unknown, config: unknown, api: Api) => object): void
  registerPlatformAccessories(plugin: string, platform: string, accessories: readonly Accessory[]): void
}

interface Accessory {
  addService(type: unknown, name: string): { getCharacteristic(type: unknown): Characteristic }
}

interface Characteristic {
  onGet(handler: () => boolean): Characteristic
  onSet(handler: (value: unknown) => void): Characteristic
}

/** The plugin `lamp`, as one writes it for Homebridge: a dynamic platform. */
class Lamp {
  constructor(_log: unknown, _config: unknown, api: Api) {
    const { Service, Characteristic, uuid } = api.hap
    api.on('didFinishLaunching', () => {
      let on = false
      const accessory = new api.platformAccessory('Lamp', uuid.generate('lamp'))
      accessory
        .addService(Service.Lightbulb, 'Lamp')
        .getCharacteristic(Characteristic.On)
        .onGet(() => on)
        .onSet((value) => {
          on = value === true
        })
      api.registerPlatformAccessories('homebridge-bench-lamp', 'Lamp', [accessory])
    })
  }

  configureAccessory(): void {}
}

export default (api: Api): void => api.registerPlatform('Lamp', Lamp)
