import { Webhook as Verifier } from 'standardwebhooks';
import { type SessionStatus, SvcKyc, SvcKycError } from '../../sdk/kyc/index.js';
import {
  constructEvent,
  generateTestHeaders,
  type RawBody,
  type SignedHeaders,
  SvcKycWebhookError,
  type WebhookHeaders,
} from '../../sdk/kyc/webhooks.js';
import { describe, expect, test } from '../support/jest.js';

const secretOf = (seed: number) => `whsec_${Buffer.alloc(36, seed).toString('base64')}`;
const secret = secretOf(1);
const other = secretOf(2);
const now = Date.parse('2026-01-31T15:00:00Z');
const timestamp = now / 1000;
const event = {
  id: 'evt_1',
  type: 'session.declined',
  timestamp: '2026-01-31T15:00:00.000Z',
  apiVersion: 'v1',
  environment: 'live',
  data: { object: { id: 'ses_1', status: 'declined', version: 7, externalId: 'año 北' } },
};
const payload = JSON.stringify(event);
const signed = (more: object = {}) =>
  generateTestHeaders({ payload, secret, id: 'evt_1', timestamp, ...more });

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'taken',
    (error: SvcKycWebhookError) => {
      expect(error).toBeInstanceOf(SvcKycWebhookError);
      expect(error).not.toBeInstanceOf(SvcKycError);
      return error.code;
    },
  );

const judge = (body: RawBody, headers: WebhookHeaders, by: string | string[] = secret) =>
  codeOf(constructEvent(body, headers, by, { now }));

describe('constructEvent', () => {
  test('accepts a delivery signed by the published library', async () => {
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(timestamp),
      'webhook-signature': new Verifier(secret).sign('msg_1', new Date(now), payload),
    };
    expect(await constructEvent(payload, headers, secret, { now })).toEqual(event);
  });

  test('accepts text, bytes, a buffer, and a view of a larger buffer', async () => {
    const headers = await signed();
    const bytes = new TextEncoder().encode(payload);
    const padded = Buffer.concat([Buffer.from('before'), bytes, Buffer.from('after')]);
    const bodies: RawBody[] = [
      payload,
      bytes,
      bytes.buffer as ArrayBuffer,
      Buffer.from(payload),
      padded.subarray(6, 6 + bytes.length),
    ];
    const events = bodies.map((body) => constructEvent(body, headers, secret, { now }));
    expect(await Promise.all(events)).toEqual(bodies.map(() => event));
  });

  test('reads headers of a Request, of Node.js, and of frameworks that keep the case', async () => {
    const headers = await signed();
    const upper = Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]);
    const shapes: WebhookHeaders[] = [
      new Headers(headers),
      { ...headers, accept: undefined },
      Object.fromEntries(upper) as SignedHeaders,
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    ];
    const codes = shapes.map((shape) => judge(payload, shape));
    expect(await Promise.all(codes)).toEqual(shapes.map(() => 'taken'));
  });

  test('accepts one matching signature among several secrets and signatures', async () => {
    const both = await signed({ secret: [other, secret] });
    expect(both['webhook-signature'].split(' ')).toHaveLength(2);
    const codes = [
      judge(payload, both),
      judge(payload, both, other),
      judge(payload, await signed(), [other, secret]),
      judge(payload, await signed(), other),
    ];
    expect(await Promise.all(codes)).toEqual(['taken', 'taken', 'taken', 'wrong_signature']);
  });

  test('accepts a secret without its prefix', async () => {
    expect(await judge(payload, await signed(), secret.slice(6))).toBe('taken');
  });

  test('skips signatures of other versions and invalid base64', async () => {
    const headers = await signed();
    const mixed = `v1a,AAAA v1,%% v1 ${headers['webhook-signature']}`;
    expect(await judge(payload, { ...headers, 'webhook-signature': mixed })).toBe('taken');
    const none = { ...headers, 'webhook-signature': 'v1a,AAAA v1,%%' };
    expect(await judge(payload, none)).toBe('wrong_signature');
  });

  test.each<[string, unknown]>([
    ['an object', event],
    ['an array of bytes', [1, 2]],
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
  ])('refuses %s instead of the raw body', async (_name, body) => {
    expect(await judge(body as RawBody, await signed())).toBe('parsed_body');
  });

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const)(
    'refuses a delivery without %s',
    async (name) => {
      const { [name]: _, ...headers } = await signed();
      expect(await judge(payload, headers)).toBe('missing_header');
      expect(await judge(payload, new Headers(headers))).toBe('missing_header');
    },
  );

  test('refuses a changed body, id or time', async () => {
    const headers = await signed();
    const changed = [
      judge(`${payload} `, headers),
      judge(JSON.stringify(event, null, 1), headers),
      judge(payload, { ...headers, 'webhook-id': 'evt_2' }),
      judge(payload, { ...headers, 'webhook-timestamp': String(timestamp + 1) }),
      judge(payload, { ...headers, 'webhook-signature': 'v1,' }),
      judge(payload, { ...headers, 'webhook-signature': `${headers['webhook-signature']}AAAA` }),
    ];
    expect(await Promise.all(changed)).toEqual(changed.map(() => 'wrong_signature'));
  });

  test.each(['soon', '1e9', '-5', '1.5', '1'.repeat(16)])('refuses the time %s', async (text) => {
    const headers = { ...(await signed()), 'webhook-timestamp': text };
    expect(await judge(payload, headers)).toBe('malformed_header');
  });

  test('refuses a delivery signed 301 seconds ago or ahead, and accepts 300', async () => {
    const at = async (seconds: number) => judge(payload, await signed({ timestamp: seconds }));
    const codes = [-301, -300, 300, 301].map((more) => at(timestamp + more));
    expect(await Promise.all(codes)).toEqual(['too_old', 'taken', 'taken', 'too_new']);
  });

  test('accepts another tolerance, and refuses one that is not a number', async () => {
    const headers = await signed({ timestamp: timestamp - 301 });
    const within = (tolerance: number) =>
      codeOf(constructEvent(payload, headers, secret, { now, tolerance }));
    const codes = [within(301), within(0), within(Number.NaN), within(Infinity)];
    expect(await Promise.all(codes)).toEqual(['taken', 'too_old', 'too_old', 'taken']);
  });

  test('judges by the current time by default', async () => {
    const fresh = await generateTestHeaders({ payload, secret });
    expect(await codeOf(constructEvent(payload, fresh, secret))).toBe('taken');
    expect(await codeOf(constructEvent(payload, await signed(), secret))).not.toBe('taken');
  });

  test.each(['', 'whsec_', 'whsec_%%%', 'no-secret'])('refuses the secret %j', async (text) => {
    expect(await judge(payload, await signed(), text)).toBe('malformed_secret');
  });

  // The value of an environment variable that is not set.
  test('refuses a missing secret, in constructEvent and generateTestHeaders', async () => {
    const absent = undefined as unknown as string;
    const checked = constructEvent(payload, await signed(), absent, { now });
    const made = generateTestHeaders({ payload, secret: absent });
    expect(await Promise.all([checked, made].map(codeOf))).toEqual([
      'malformed_secret',
      'malformed_secret',
    ]);
  });

  test('distinguishes a signed body that is not JSON from an unsigned one', async () => {
    const headers = await signed({ payload: 'hello' });
    expect(await judge('hello', headers)).toBe('malformed_body');
    expect(await judge('hallo', headers)).toBe('wrong_signature');
  });

  test('returns an event that is narrowed by its type', async () => {
    const got = await constructEvent(payload, await signed(), secret, { now });
    const status = got.type === 'session.declined' ? got.data.object.status : undefined;
    expect(status satisfies SessionStatus | 'deleted' | undefined).toBe('declined');
  });
});

describe('generateTestHeaders', () => {
  test('returns headers that the published library accepts', async () => {
    const headers = await generateTestHeaders({ payload, secret });
    expect(new Verifier(secret).verify(payload, headers)).toEqual(event);
    expect(headers['webhook-id']).toMatch(/^evt_/);
    const next = await generateTestHeaders({ payload, secret });
    expect(next['webhook-id']).not.toBe(headers['webhook-id']);
  });

  test('returns the exact signature of the published library', async () => {
    const headers = await signed();
    expect(headers).toEqual({
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(timestamp),
      'webhook-signature': new Verifier(secret).sign('evt_1', new Date(now), payload),
    });
  });

  test('refuses an object, whose serialization could differ from the signed text', async () => {
    const input = { payload: event as unknown as string, secret };
    expect(await codeOf(generateTestHeaders(input))).toBe('parsed_body');
  });
});

test('the client offers constructEvent and generateTestHeaders beside the webhook operations', async () => {
  const { webhooks } = new SvcKyc({ baseUrl: 'http://127.0.0.1:1', apiKey: 'none' });
  expect(typeof webhooks.create).toBe('function');
  const headers = await webhooks.generateTestHeaders({ payload, secret });
  expect(await webhooks.constructEvent(payload, headers, secret)).toEqual(event);
});
