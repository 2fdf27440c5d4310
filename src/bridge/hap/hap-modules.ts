/**
 * The modules of hap-nodejs that are used, each by itself: its index installs source-map-support, which takes over the
 * stack traces and the uncaught errors of the whole process.
 */
// First, as the index does it: what it defines is put onto the classes of the others.
import '@homebridge/hap-nodejs/dist/lib/definitions/index.js'
import accessories from '@homebridge/hap-nodejs/dist/lib/Accessory.js'
import advertisers from '@homebridge/hap-nodejs/dist/lib/Advertiser.js'
import bridges from '@homebridge/hap-nodejs/dist/lib/Bridge.js'
import characteristics from '@homebridge/hap-nodejs/dist/lib/Characteristic.js'
import servers from '@homebridge/hap-nodejs/dist/lib/HAPServer.js'
import infos from '@homebridge/hap-nodejs/dist/lib/model/AccessoryInfo.js'
import storages from '@homebridge/hap-nodejs/dist/lib/model/HAPStorage.js'
import services from '@homebridge/hap-nodejs/dist/lib/Service.js'
import errors from '@homebridge/hap-nodejs/dist/lib/util/hapStatusError.js'
import uuid from '@homebridge/hap-nodejs/dist/lib/util/uuid.js'

export { accessories, advertisers, bridges, characteristics, errors, infos, servers, services, storages, uuid }
