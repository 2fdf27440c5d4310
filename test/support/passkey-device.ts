import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What a test makes different from what a browser would send. */
export interface Lies {
  readonly origin?: string
  readonly challenge?: string
  readonly rpId?: string
  /** The flags of the authenticator data (WebAuthn 3, 6.1): 1 present, 4 verified, 64 with a credential. */
  readonly flags?: number
  readonly counter?: number
  readonly userHandle?: string
  readonly type?: string
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** An authenticator with one credential, and the browser before it; it signs whatever it is told to. */
export class PasskeyDevice {
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
  readonly #id = randomBytes(32)
  #userHandle = 'YQ'
  counter = 0

  constructor() {
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** A new credential, in answer to options. */
  create(
    options: {
      readonly challenge: string
      readonly rp: { readonly id: string }
      readonly user: { readonly id: string }
    },
    origin: string,
    lies: Lies = {},
  ) {
    this.#userHandle = options.user.id
    const data = Buffer.concat([
      this.#head(lies.rpId ?? options.rp.id, lies.flags ?? 1 + 4 + 64, lies.counter ?? this.counter),
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.#coseKey(),
    ])
    // {fmt: "none", attStmt: {}, authData: data} in CBOR.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0', 'hex'),
      Buffer.from('686175746844617461', 'hex'),
      Buffer.from([0x59, data.length >> 8, data.length & 255]),
      data,
    ])
    const clientDataJSON = this.#client(lies.type ?? 'webauthn.create', options.challenge, origin, lies)
    const response = { clientDataJSON: base64url(clientDataJSON), attestationObject: base64url(attestation) }
    return { ...this.#named(), response: { ...response, transports: ['internal'] } }
  }

  /** A signature, in answer to options. */
  get(options: { readonly challenge: string; readonly rpId: string }, origin: string, lies: Lies = {}) {
    const data = this.#head(lies.rpId ?? options.rpId, lies.flags ?? 1 + 4, lies.counter ?? this.counter)
    const clientDataJSON = this.#client(lies.type ?? 'webauthn.get', options.challenge, origin, lies)
    const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), this.#keys.privateKey)
    return {
      ...this.#named(),
      response: {
        ...{ clientDataJSON: base64url(clientDataJSON), authenticatorData: base64url(data) },
        ...{ signature: base64url(signature), userHandle: lies.userHandle ?? this.#userHandle },
      },
    }
  }

  #named() {
    return {
      id: base64url(this.#id),
      rawId: base64url(this.#id),
      type: 'public-key',
      clientExtensionResults: {},
    } as const
  }

  #client(type: string, challenge: string, origin: string, lies: Lies): Buffer {
    const data = { type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? origin, crossOrigin: false }
    return Buffer.from(JSON.stringify(data))
  }

  #head(rpId: string, flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }

  /** {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR (RFC 9053, 7.1). */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const part = (label: number, text: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(text, 'base64url')])
    return Buffer.concat([Buffer.from('a5010203262001', 'hex'), part(0x21, x), part(0x22, y)])
  }
}
