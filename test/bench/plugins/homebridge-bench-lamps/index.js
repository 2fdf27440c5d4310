const { name } = require('./package.json')

/** Ten lamps, as a plugin for Homebridge has them: a dynamic platform. JavaScript, since it is run from node_modules. */
class Lamps {
  constructor(_log, _config, api) {
    const { Service, Characteristic, uuid } = api.hap
    const cached = []
    this.configureAccessory = (accessory) => cached.push(accessory)
    api.on('didFinishLaunching', () => {
      for (let i = 1; i <= 10; i++) {
        const id = uuid.generate(`${name} ${i}`)
        const known = cached.find((accessory) => accessory.UUID === id)
        const accessory = known ?? new api.platformAccessory(`Lamp ${i}`, id)
        const lamp = accessory.getService(Service.Lightbulb) ?? accessory.addService(Service.Lightbulb, `Lamp ${i}`)
        let on = false
        lamp
          .getCharacteristic(Characteristic.On)
          .onGet(() => on)
          .onSet((value) => {
            on = value === true
          })
        lamp.getCharacteristic(Characteristic.Brightness).onGet(() => 50)
        if (known === undefined) api.registerPlatformAccessories(name, name, [accessory])
      }
    })
  }
}

module.exports = (api) => api.registerPlatform(name, Lamps)
