/**
 * The source of a Homebridge plugin with one switch, which breaks by its accessory type: `Exits` when it is made, `Mute`
 * never calls back, `Blocks` its thread for ever once it is switched on.
 */
export function hostileAccessory(type: string): string {
  return `
module.exports = (api) => api.registerAccessory('${type}', class {
  constructor(log, config) {
    if ('${type}' === 'Exits') process.exit(3)
    this.service = new api.hap.Service.Switch(config.name)
    this.service
      .getCharacteristic(api.hap.Characteristic.On)
      .on('get', (callback) => '${type}' === 'Mute' || callback(null, false))
      .on('set', (value, callback) => {
        if ('${type}' === 'Mute') return
        if ('${type}' === 'Blocks') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
        callback()
      })
  }

  getServices() {
    return [this.service]
  }
})
`
}
