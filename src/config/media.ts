import { ConfigError, type Secret, type SettingReader } from './environment.ts'

/** A bucket of an S3-compatible object store. */
export interface MediaBucketSettings {
  readonly bucket: string
  /** Of all keys, without slashes at its ends; empty for none. */
  readonly prefix: string
  /** Where absent, AWS. */
  readonly endpoint?: string
  readonly region?: string
  /** Null: found as the AWS SDK finds them, in environment, files or the machine's role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: Secret } | null
}

/**
 * The bucket that holds media; null where a folder does.
 *
 * @throws ConfigError also where one half of the credentials stands alone
 */
export function readMediaBucket(reader: SettingReader): MediaBucketSettings | null {
  const address = reader.read('SVC_MEDIA_URL', parseBucketUrl, null)
  const secretAccessKey = reader.readSecret('SVC_MEDIA_SECRET_ACCESS_KEY', parseText)
  if (secretAccessKey !== null) {
    const accessKeyId = reader.demand('SVC_MEDIA_ACCESS_KEY_ID', parseText, 'SVC_MEDIA_SECRET_ACCESS_KEY')
    const needed = address ?? reader.demand('SVC_MEDIA_URL', parseBucketUrl, 'SVC_MEDIA_SECRET_ACCESS_KEY')
    return { ...needed, credentials: { accessKeyId, secretAccessKey } }
  }
  if (reader.read('SVC_MEDIA_ACCESS_KEY_ID', parseText, null) !== null) {
    reader.demand('SVC_MEDIA_SECRET_ACCESS_KEY', parseText, 'SVC_MEDIA_ACCESS_KEY_ID')
  }
  return address === null ? null : { ...address, credentials: null }
}

const FORM = 'must be s3://bucket/prefix?endpoint=https://…&region=…'

/** `s3://bucket/prefix?endpoint=…&region=…`, of which all but the bucket may be absent. */
function parseBucketUrl(variable: string, value: string): Omit<MediaBucketSettings, 'credentials'> {
  const [, bucket = '', prefix = '', query = ''] = /^s3:\/\/([^/?#@:]+)\/?([^?#]*?)\/?(?:\?([^#]*))?$/.exec(value) ?? []
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new ConfigError(variable, `${FORM}, and a bucket of 3 to 63 lower-case letters, digits, dots and dashes`)
  }
  if (prefix !== '' && !/^[\w.-]+(?:\/[\w.-]+)*$/.test(prefix)) {
    throw new ConfigError(variable, `${FORM}, and a prefix of letters, digits, _ . - and single slashes`)
  }
  const { endpoint, region, ...others } = Object.fromEntries(new URLSearchParams(query))
  const [other] = Object.keys(others)
  if (other !== undefined) throw new ConfigError(variable, `takes endpoint and region, not ${JSON.stringify(other)}`)
  if (endpoint !== undefined && !isEndpoint(endpoint)) {
    throw new ConfigError(variable, 'needs an endpoint of http:// or https://, without credentials and query')
  }
  if (region !== undefined && !/^[\w-]+$/.test(region)) {
    throw new ConfigError(variable, 'needs a region of letters, digits and dashes')
  }
  return {
    bucket,
    prefix,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(region === undefined ? {} : { region }),
  }
}

function isEndpoint(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && `${url.username}${url.search}${url.hash}` === ''
}

function parseText(_variable: string, value: string): string {
  return value
}
