const { name } = require('./package.json')

/** One lamp, as a plugin for Homebridge has it: a dynamic platform. JavaScript, since it is run from node_modules. */
class Small {
  constructor(_log, _config, api) {
    const { Service, Characteristic, uuid } = api.hap
    this.configureAccessory = (accessory) => {
      this.cached = accessory
    }
    api.on('didFinishLaunching', () => {
      const accessory = this.cached ?? new api.platformAccessory('Lamp', uuid.generate(name))
      const lamp = accessory.getService(Service.Lightbulb) ?? accessory.addService(Service.Lightbulb, 'Lamp')
      let on = false
      lamp
        .getCharacteristic(Characteristic.On)
        .onGet(() => on)
        .onSet((value) => {
          on = value === true
        })
      if (this.cached === undefined) api.registerPlatformAccessories(name, name, [accessory])
    })
  }
}

module.exports = (api) => api.registerPlatform(name, Small)
