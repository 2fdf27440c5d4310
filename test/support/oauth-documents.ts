import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { SafeFetchOptions } from '../../src/server/safe-fetch.ts'

// For tests alone: self-signed, P-256, CN=Test documents, from 2020 to 2120, with the subjectAltName
// DNS:connector.example, DNS:localhost, IP:127.0.0.1, IP:::1 (openssl ca -selfsign).
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgXNpYJ6A0LN3Vtt9E
+XBu+HD5nyWqtPpuF4mCfU46wsyhRANCAASwAA4SfJHCpt2DMtp4sJIbaLXGANKQ
e1HgeaPkcsGr4+tjXiyYNFNe6GvqfMq78BldABefT3xAYsB/05z7rJ3i
-----END PRIVATE KEY-----`
export const cert = `-----BEGIN CERTIFICATE-----
MIIBlzCCATygAwIBAgIBATAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5UZXN0IGRv
Y3VtZW50czAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowGTEXMBUG
A1UEAwwOVGVzdCBkb2N1bWVudHMwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASw
AA4SfJHCpt2DMtp4sJIbaLXGANKQe1HgeaPkcsGr4+tjXiyYNFNe6GvqfMq78Bld
ABefT3xAYsB/05z7rJ3io3MwcTAPBgNVHRMBAf8EBTADAQH/MD8GA1UdEQQ4MDaC
EWNvbm5lY3Rvci5leGFtcGxlgglsb2NhbGhvc3SHBH8AAAGHEAAAAAAAAAAAAAAA
AAAAAAEwHQYDVR0OBBYEFJ5ikwvl9jUTj4v5YD7d2FRyf0aOMAoGCCqGSM49BAMC
A0kAMEYCIQDwrljJ2eqYcU8UJ6FdrqyVaP+MBaMAd7Al/DeCOP7lYwIhAPPtTjb9
37ZXwEorIXmoTYefrdDBKivtsQBVbdrUR9JU
-----END CERTIFICATE-----`

/** A web server with metadata documents of connectors, on loopback, and the way to it that a test may allow. */
export interface DocumentServer {
  /** `https://connector.example:<port>` */
  readonly origin: string
  readonly port: number
  /** Paths that were asked for. */
  readonly requests: string[]
  /** Resolves its name, trusts its certificate and lets its address in. */
  readonly allowed: SafeFetchOptions
}

export async function startDocumentServer(answer: RequestListener): Promise<DocumentServer> {
  const requests: string[] = []
  const server = createServer({ key, cert }, (req, res) => {
    requests.push(req.url ?? '')
    answer(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `https://connector.example:${port}`,
    port,
    requests,
    allowed: {
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
      allow: (address) => address === '127.0.0.1',
      ca: cert,
    },
  }
}
