// The Web functions that this file uses, described by shape.
declare const crypto: {
  readonly subtle: {
    importKey(
      format: 'raw',
      key: Uint8Array,
      algorithm: { readonly name: 'HMAC'; readonly hash: 'SHA-256' },
      extractable: false,
      usages: readonly ['sign', 'verify'],
    ): Promise<unknown>;
    sign(algorithm: 'HMAC', key: unknown, data: Uint8Array): Promise<ArrayBuffer>;
    verify(
      algorithm: 'HMAC',
      key: unknown,
      signature: Uint8Array,
      data: Uint8Array,
    ): Promise<boolean>;
  };
  randomUUID(): string;
};
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };
declare const atob: (text: string) => string;
declare const btoa: (text: string) => string;

export type WebhookErrorCode =
  /** The body is an object. The signature covers the bytes of the body, so pass it unparsed. */
  | 'parsed_body'
  | 'missing_header'
  /** `webhook-timestamp` is not a time. */
  | 'malformed_header'
  | 'malformed_secret'
  | 'wrong_signature'
  /** The signature is older than the tolerance, so the delivery may be a replay. */
  | 'too_old'
  /** The time of the signature is later than the tolerance allows: one of the two clocks is wrong. */
  | 'too_new'
  /** The signature is right, but the body is not JSON. */
  | 'malformed_body';

/** A delivery that failed verification. `code` gives the reason. */
export class WebhookError extends Error {
  declare readonly code: WebhookErrorCode;
  /** The fault without its code. */
  declare readonly detail: string;

  constructor(code: WebhookErrorCode, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}

/** The body as received, as text or bytes. */
export type RawBody = string | Uint8Array | ArrayBuffer;

/** The headers of a `Request`, of Node's `IncomingMessage` or of any object, with names in upper or lower case. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A secret `whsec_…`, or several during a rotation. */
export type WebhookSecret = string | readonly string[];

export interface ConstructOptions {
  /** The largest age of a signature in seconds, before or after now. Default: 300. */
  readonly tolerance?: number | undefined;
  /** The current time in milliseconds since 1970. Default: now. */
  readonly now?: number | undefined;
}

export interface TestHeadersInput {
  /** The body that will be sent, byte for byte. */
  readonly payload: RawBody;
  readonly secret: WebhookSecret;
  /** The `webhook-id`. Default: a new id. */
  readonly id?: string | undefined;
  /** The time of the signature in seconds since 1970. Default: now. */
  readonly timestamp?: number | undefined;
}

export type SignedHeaders = Record<
  'webhook-id' | 'webhook-timestamp' | 'webhook-signature',
  string
>;

/** Detects classes by name, because objects of another realm are instances of other classes. */
function bytesOf(body: unknown): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  const tag = {}.toString.call(body);
  if (/Uint8Array|ArrayBuffer/.test(tag)) return new Uint8Array(body as ArrayBuffer);
  throw new WebhookError('parsed_body', 'expected text or bytes');
}

/** Returns no bytes for text that is not base64. They are no key, and no signature matches them. */
function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

async function keyOf(secret: string): Promise<unknown> {
  try {
    return await crypto.subtle.importKey(
      'raw',
      fromBase64(secret.replace(/^whsec_/, '')),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign', 'verify'],
    );
  } catch {
    throw new WebhookError('malformed_secret', 'expected whsec_ and base64');
  }
}

/** Imports one secret or a list of secrets. An environment variable that is not set fails with its own code. */
const keysOf = (secret: WebhookSecret): Promise<unknown[]> =>
  Promise.all([secret].flat().map(keyOf));

/** Returns the bytes that are signed. */
const messageOf = (id: string, timestamp: string, body: Uint8Array): Uint8Array =>
  new Uint8Array([...bytesOf(`${id}.${timestamp}.`), ...body]);

function headerOf(headers: WebhookHeaders, name: string): string {
  const value =
    typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const text = [value].flat().join(' ');
  if (!text) throw new WebhookError('missing_header', name);
  return text;
}

async function assertSigned(
  secret: WebhookSecret,
  header: string,
  message: Uint8Array,
): Promise<void> {
  for (const key of await keysOf(secret)) {
    for (const [, signature = ''] of header.matchAll(/\bv1,(\S+)/g)) {
      // Web Crypto compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, fromBase64(signature), message)) return;
    }
  }
  throw new WebhookError('wrong_signature', 'none matches');
}

async function verifyEvent<Event>(
  rawBody: RawBody,
  headers: WebhookHeaders,
  secret: WebhookSecret,
  { tolerance = 300, now = Date.now() }: ConstructOptions = {},
): Promise<Event> {
  const body = bytesOf(rawBody);
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signature = headerOf(headers, 'webhook-signature');
  if (!/^\d{1,15}$/.test(timestamp)) {
    throw new WebhookError('malformed_header', 'webhook-timestamp');
  }
  await assertSigned(secret, signature, messageOf(id, timestamp, body));
  const age = Math.floor(now / 1000) - Number(timestamp);
  const isFresh = Math.abs(age) <= tolerance;
  if (!isFresh) {
    throw new WebhookError(age > 0 ? 'too_old' : 'too_new', `signed ${age} seconds ago`);
  }
  try {
    return JSON.parse(new TextDecoder().decode(body)) as Event;
  } catch {
    throw new WebhookError('malformed_body', 'expected JSON');
  }
}

async function signTestHeaders({
  payload,
  secret,
  id = `evt_${crypto.randomUUID()}`,
  timestamp = Math.floor(Date.now() / 1000),
}: TestHeadersInput): Promise<SignedHeaders> {
  const message = messageOf(id, `${timestamp}`, bytesOf(payload));
  const signatures: string[] = [];
  for (const key of await keysOf(secret)) {
    const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
    signatures.push(`v1,${btoa(String.fromCharCode(...bytes))}`);
  }
  return {
    'webhook-id': id,
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': signatures.join(' '),
  };
}

/** The functions of a package, which throw errors of its own class. */
export interface WebhookReceiver<Event> {
  /**
   * Verifies the sender and the time of a delivery and returns its event. One matching pair of secret and signature is
   * enough.
   *
   * @param rawBody  the bytes as received; an object that was parsed and serialised again has different bytes
   * @throws {WebhookError} of the package: `code` gives the reason
   * @see Standard Webhooks 1.0.0
   */
  constructEvent(
    rawBody: RawBody,
    headers: WebhookHeaders,
    secret: WebhookSecret,
    options?: ConstructOptions,
  ): Promise<Event>;
  /**
   * Returns the headers of a signed delivery of `payload`, to test your endpoint.
   *
   * @throws {WebhookError} of the package: `parsed_body` for an object, `malformed_secret`
   */
  generateTestHeaders(input: TestHeadersInput): Promise<SignedHeaders>;
}

/** @param OwnError  the class of the package's errors */
export function createReceiver<Event>(
  OwnError: new (code: WebhookErrorCode, detail: string) => WebhookError,
): WebhookReceiver<Event> {
  const asOwn = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof WebhookError) throw new OwnError(error.code, error.detail);
      throw error;
    }
  };
  return {
    constructEvent: (...call) => asOwn(verifyEvent<Event>(...call)),
    generateTestHeaders: (input) => asOwn(signTestHeaders(input)),
  };
}
