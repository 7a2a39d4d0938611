import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Only temporary credentials have a token. */
  readonly sessionToken?: string;
}

export interface S3Credentials extends S3Keys {
  readonly region: string;
}

export interface SignableRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: Buffer;
  /** Headers with names in lower case. `host` and the headers of the signature are added. */
  readonly headers?: Readonly<Record<string, string>>;
}

const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

const hmac = (key: Buffer | string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Encodes by RFC 3986, which is stricter than JavaScript. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function canonicalPath(url: URL): string {
  return decodeURIComponent(url.pathname).split('/').map(encode).join('/');
}

/**
 * Returns the query as it is signed. The request must be sent with this text, because some stores sign the query as
 * they receive it.
 */
export function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort(byCode)
    .join('&');
}

/**
 * Returns the headers of an S3 request that is signed with its body.
 *
 * @param at  the present time; S3 refuses a difference of over 15 minutes
 * @see AWS Signature Version 4, service s3: the path is encoded once
 */
export function signedHeaders(
  request: SignableRequest,
  credentials: S3Credentials,
  at: Date,
): Record<string, string> {
  const { method, url, body } = request;
  const time = `${at.toISOString().replace(/[-:]|\.\d{3}/g, '')}`;
  const scope = `${time.slice(0, 8)}/${credentials.region}/s3/aws4_request`;
  const bodyHash = sha256(body);
  const { sessionToken } = credentials;
  const sent = {
    ...request.headers,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
    ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
  };
  const all = Object.entries({ host: url.host, ...sent }).sort(([a], [b]) => byCode(a, b));
  const names = all.map(([name]) => name).join(';');
  const lines = all.map(([name, value]) => `${name}:${value.trim().replace(/ +/g, ' ')}\n`);
  const canonical = [method, canonicalPath(url), canonicalQuery(url), lines.join(''), names];
  const requestHash = sha256([...canonical, bodyHash].join('\n'));
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${credentials.secretAccessKey}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, requestHash].join('\n')).toString(
    'hex',
  );
  const credential = `Credential=${credentials.accessKeyId}/${scope}`;
  return {
    authorization: `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=${names}, Signature=${signature}`,
    ...sent,
  };
}
