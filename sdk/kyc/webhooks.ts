import type { WebhookEvent } from './events.js';

export type { WebhookEvent } from './events.js';

/** The Web functions that this file uses, described by shape. */
interface WebHost {
  readonly crypto: {
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
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
  readonly TextDecoder: new () => { decode(bytes: Uint8Array): string };
  atob(text: string): string;
  btoa(text: string): string;
}

const web = globalThis as unknown as WebHost;

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
export class SvcKycWebhookError extends Error {
  override readonly name = 'SvcKycWebhookError';
  readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const refusal = (code: WebhookErrorCode, message: string) => new SvcKycWebhookError(code, message);

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
  if (typeof body === 'string') return new web.TextEncoder().encode(body);
  const tag = Object.prototype.toString.call(body);
  if (/Uint8Array|ArrayBuffer/.test(tag)) return new Uint8Array(body as ArrayBuffer);
  throw refusal('parsed_body', 'Give the raw body, text or bytes, not what a parser made of it');
}

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(web.atob(text), (letter) => letter.charCodeAt(0));

async function keyOf(secret: string): Promise<unknown> {
  try {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;
    const bytes = fromBase64(secret.replace(/^whsec_/, ''));
    return await web.crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify']);
  } catch {
    throw refusal('malformed_secret', 'The secret must be whsec_ and base64');
  }
}

/** Imports one secret or a list of secrets. An environment variable that is not set fails with its own code. */
const keysOf = (secret: WebhookSecret): Promise<unknown[]> =>
  Promise.all([secret].flat().map(keyOf));

function messageOf(id: string, timestamp: string, body: Uint8Array): Uint8Array {
  const head = bytesOf(`${id}.${timestamp}.`);
  const message = new Uint8Array(head.length + body.length);
  message.set(head);
  message.set(body, head.length);
  return message;
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value =
    typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const text = Array.isArray(value) ? value.join(' ') : value;
  if (!text) throw refusal('missing_header', `${name} is missing`);
  return `${text}`;
}

/**
 * Returns the signatures of version v1. Text that is not base64 becomes an empty signature, which matches nothing.
 */
function signaturesIn(header: string): Uint8Array[] {
  return header.split(' ').flatMap((part) => {
    try {
      return part.startsWith('v1,') ? [fromBase64(part.slice(3))] : [];
    } catch {
      return [];
    }
  });
}

async function isSigned(
  secret: WebhookSecret,
  header: string,
  message: Uint8Array,
): Promise<boolean> {
  const signatures = signaturesIn(header);
  for (const key of await keysOf(secret)) {
    for (const signature of signatures) {
      // Web Crypto compares in constant time.
      if (await web.crypto.subtle.verify('HMAC', key, signature, message)) return true;
    }
  }
  return false;
}

function parse(body: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new web.TextDecoder().decode(body)) as WebhookEvent;
  } catch {
    throw refusal('malformed_body', 'The body is no JSON');
  }
}

function assertTime(timestamp: string, { tolerance = 300, now = Date.now() }: ConstructOptions) {
  const age = Math.floor(now / 1000) - Number(timestamp);
  if (Math.abs(age) <= tolerance) return;
  throw refusal(age > 0 ? 'too_old' : 'too_new', `It was signed ${age} seconds ago`);
}

/**
 * Verifies the sender and the time of a delivery and returns its event. One matching pair of secret and signature is
 * enough.
 *
 * @param rawBody  the bytes as received; an object that was parsed and serialised again has different bytes
 * @throws {SvcKycWebhookError} `code` gives the reason
 * @see Standard Webhooks 1.0.0
 */
export async function constructEvent(
  rawBody: RawBody,
  headers: WebhookHeaders,
  secret: WebhookSecret,
  options: ConstructOptions = {},
): Promise<WebhookEvent> {
  const body = bytesOf(rawBody);
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signature = headerOf(headers, 'webhook-signature');
  if (!/^\d{1,15}$/.test(timestamp)) {
    throw refusal('malformed_header', 'webhook-timestamp is no time');
  }
  if (!(await isSigned(secret, signature, messageOf(id, timestamp, body)))) {
    throw refusal('wrong_signature', 'No signature fits the body and the secret');
  }
  assertTime(timestamp, options);
  return parse(body);
}

/**
 * Returns the headers of a signed delivery of `payload`, to test your endpoint.
 *
 * @throws {SvcKycWebhookError} `parsed_body` for an object, `malformed_secret`
 */
export async function generateTestHeaders({
  payload,
  secret,
  id = `evt_${web.crypto.randomUUID()}`,
  timestamp = Math.floor(Date.now() / 1000),
}: TestHeadersInput): Promise<SignedHeaders> {
  const message = messageOf(id, `${timestamp}`, bytesOf(payload));
  const signatures: string[] = [];
  for (const key of await keysOf(secret)) {
    const bytes = new Uint8Array(await web.crypto.subtle.sign('HMAC', key, message));
    signatures.push(`v1,${web.btoa(String.fromCharCode(...bytes))}`);
  }
  return {
    'webhook-id': id,
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': signatures.join(' '),
  };
}
