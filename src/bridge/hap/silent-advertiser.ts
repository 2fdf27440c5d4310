import { EventEmitter } from 'node:events'

/** An advertiser that tells nobody: hap-nodejs has none such. */
export class SilentAdvertiser extends EventEmitter {
  /** `publish` asks `CiaoAdvertiser`, whose place this takes, for the version of HAP (HAP, 6.6.3). */
  static readonly protocolVersionService = '1.1.0'

  initPort(): void {}

  async startAdvertising(): Promise<void> {}

  updateAdvertisement(): void {}

  async destroy(): Promise<void> {}
}
