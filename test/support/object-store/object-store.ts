import { CreateBucketCommand, ListMultipartUploadsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { startProcess } from '../process.ts'
import { ensureMoto } from './venv.ts'

/** An S3-compatible object store on loopback, moto's, with one empty bucket. */
export interface ObjectStore {
  /** Without a trailing slash. */
  readonly endpoint: string
  readonly client: S3Client
  /** The keys of the bucket, in order. */
  keys(): Promise<string[]>
  /** How many uploads in parts have neither ended nor been taken back. */
  unfinished(): Promise<number>
  stop(): Promise<void>
}

/** For a `beforeAll`, in milliseconds: where the store was never started before it is installed first. */
export const patience = 300_000

export const BUCKET = 'media-bucket'
export const credentials = { accessKeyId: 'key', secretAccessKey: 'secret-of-the-key' }

/** What a server is told of it. */
export function bucketSettings(endpoint: string): Record<string, string> {
  return {
    SVC_MEDIA_URL: `s3://${BUCKET}/sites?endpoint=${endpoint}&region=eu-central-1`,
    SVC_MEDIA_ACCESS_KEY_ID: credentials.accessKeyId,
    SVC_MEDIA_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  }
}

export async function startObjectStore(): Promise<ObjectStore> {
  const moto = startProcess(
    ensureMoto(() => {}),
    ['-H', '127.0.0.1', '-p', '0'],
    { PYTHONUNBUFFERED: '1' },
  )
  await moto.waitFor('Running on http://')
  const endpoint = /Running on (http:\/\/[\d.:]+)/.exec(moto.stdout() + moto.stderr())?.[1] ?? ''
  const client = new S3Client({ endpoint, region: 'eu-central-1', forcePathStyle: true, credentials })
  const Bucket = BUCKET
  const LocationConstraint = 'eu-central-1'
  await client.send(new CreateBucketCommand({ Bucket, CreateBucketConfiguration: { LocationConstraint } }))
  return {
    endpoint,
    client,
    keys: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }))
      return Contents.map(({ Key = '' }) => Key).sort()
    },
    unfinished: async () => (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads?.length ?? 0,
    stop: async () => {
      client.destroy()
      await moto.stop('SIGKILL')
    },
  }
}
