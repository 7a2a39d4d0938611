import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { s3Store } from '../../src/kernel/blobs/stores/s3.js';
import { temporaryKeys } from '../../src/kernel/blobs/stores/s3-credentials.js';
import { loadConfig } from '../../src/kernel/config/config.js';
import { ConfigError } from '../../src/kernel/config/readers.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';
import { type Receiver, startReceiver, status } from '../support/receiver.js';
import { startS3, type TestS3, temporaryCredentials } from '../support/s3.js';

const bucket = {
  BLOB_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'papers',
};

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

const start = Date.parse('2026-01-31T15:00:00Z');
const minuteMs = 60_000;

let s3: TestS3;
let agent: Receiver;
let folder: string;
let tokenFile: string;
let now = start;
beforeAll(async () => {
  [s3, agent] = await Promise.all([startS3(), startReceiver()]);
  folder = await mkdtemp(join(tmpdir(), 'notaria-s3-'));
  tokenFile = join(folder, 'token');
});
afterAll(async () => {
  await Promise.all([s3.close(), agent.close()]);
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  now = start;
  agent.requests.length = 0;
  await writeFile(tokenFile, 'first\n');
});

const json = { 'content-type': 'application/json' };
const issueUntil = (expiresAt: number) => {
  const body = JSON.stringify(temporaryCredentials(new Date(expiresAt)));
  agent.respond = status(200, json, body);
};
const keys = () =>
  temporaryKeys({ url: agent.url('/keys'), tokenFile, roleArn: undefined }, () => now);

describe('temporary credentials of a bucket', () => {
  test('sign its requests', async () => {
    issueUntil(Date.now() + 60 * minuteMs);
    const credentials = { url: agent.url('/keys'), tokenFile, roleArn: undefined };
    const store = s3Store({ ...s3.options, credentials });
    await store.put('7/aa/1', Buffer.from('paper'));
    expect(await store.get('7/aa/1')).toEqual(Buffer.from('paper'));
    expect(agent.requests.map(({ headers, path }) => [path, headers.authorization])).toEqual([
      ['/keys', 'first'],
    ]);
  });

  test('are fetched once for requests at the same time, and anew before they expire', async () => {
    issueUntil(start + 60 * minuteMs);
    const find = keys();
    const found = await Promise.all([find(), find(), find()]);
    expect(new Set(found).size).toBe(1);
    now = start + 54 * minuteMs;
    await find();
    expect(agent.requests).toHaveLength(1);
    await writeFile(tokenFile, 'second');
    now = start + 55 * minuteMs;
    await find();
    expect(agent.requests.map(({ headers }) => headers.authorization)).toEqual(['first', 'second']);
  });

  test('of a role are those that STS gives for the web identity in the file', async () => {
    const { AccessKeyId, SecretAccessKey, Token } = temporaryCredentials(new Date(start));
    const part = (name: string, text: unknown) => `<${name}>${String(text)}</${name}>`;
    const credentials = [
      part('SessionToken', Token),
      part('SecretAccessKey', SecretAccessKey),
      part('Expiration', '2026-01-31T16:00:00Z'),
      part('AccessKeyId', AccessKeyId),
    ].join('');
    const result = part('AssumeRoleWithWebIdentityResult', part('Credentials', credentials));
    agent.respond = status(200, {}, part('AssumeRoleWithWebIdentityResponse', result));
    const roleArn = 'arn:aws:iam::123456789012:role/papers';
    const find = temporaryKeys({ url: agent.url(), tokenFile, roleArn }, () => now);
    expect(await find()).toEqual({
      accessKeyId: AccessKeyId,
      secretAccessKey: SecretAccessKey,
      sessionToken: Token,
      expiresAt: start + 60 * minuteMs,
    });
    expect(Object.fromEntries(new URLSearchParams(agent.requests[0]?.body))).toEqual({
      Action: 'AssumeRoleWithWebIdentity',
      Version: '2011-06-15',
      RoleArn: roleArn,
      RoleSessionName: 'notaria',
      WebIdentityToken: 'first',
    });
    agent.respond = status(400, {}, '<ErrorResponse/>');
    const other = temporaryKeys({ url: agent.url(), tokenFile, roleArn }, () => now);
    await expect(other()).rejects.toThrow('S3_CREDENTIALS_URL answered 400');
    expect(
      faultsOf({ ...bucket, S3_CREDENTIALS_URL: 'https://sts.example.com', S3_ROLE_ARN: roleArn }),
    ).toEqual(['S3_ROLE_ARN needs S3_CREDENTIALS_TOKEN_FILE, the token that proves the role']);
  });

  test('of an instance are those of its role, for a token of a session', async () => {
    const path = '/latest/meta-data/iam/security-credentials/';
    const replies: Record<string, string> = {
      '/latest/api/token': 'session',
      [path]: 'papers\n',
      [`${path}papers`]: JSON.stringify(temporaryCredentials(new Date(start + 60 * minuteMs))),
    };
    agent.respond = (request, response) => {
      const isToken = request.path === '/latest/api/token';
      const isKnown = isToken || request.headers['x-aws-ec2-metadata-token'] === 'session';
      response.writeHead(isKnown ? 200 : 401).end(isKnown ? replies[request.path] : '');
    };
    const source = { url: agent.url(path), tokenFile: undefined, roleArn: undefined };
    expect(await temporaryKeys(source, () => now)()).toMatchObject({
      sessionToken: expect.any(String),
      expiresAt: start + 60 * minuteMs,
    });
    expect(agent.requests.map((request) => request.path)).toEqual(Object.keys(replies));
  });

  test('are used until they expire while their source fails', async () => {
    issueUntil(start + 60 * minuteMs);
    const find = keys();
    const first = await find();
    agent.respond = status(500);
    now = start + 59 * minuteMs;
    expect(await find()).toBe(first);
    now = start + 60 * minuteMs;
    await expect(find()).rejects.toThrow('S3_CREDENTIALS_URL answered 500');
    issueUntil(start + 120 * minuteMs);
    expect(await find()).toMatchObject({ sessionToken: expect.any(String) });
  });

  test('come over TLS or from a link-local address, without an access key', () => {
    const url = 'http://169.254.170.23/v1/credentials';
    const env = { ...bucket, S3_CREDENTIALS_URL: url, S3_CREDENTIALS_TOKEN_FILE: '/run/token' };
    expect(loadConfig(env).s3?.credentials).toEqual({
      url,
      tokenFile: '/run/token',
      roleArn: undefined,
    });
    for (const other of ['https://keys.example.com/a', 'http://127.0.0.1:1234/b']) {
      expect(faultsOf({ ...bucket, S3_CREDENTIALS_URL: other })).toEqual([]);
    }
    const far = faultsOf({ ...bucket, S3_CREDENTIALS_URL: 'http://keys.example.com' });
    expect(far.join()).toMatch(/^S3_CREDENTIALS_URL must start with https:/);
    const both = faultsOf({ ...bucket, S3_ACCESS_KEY_ID: 'id', S3_CREDENTIALS_URL: url });
    expect(both.join()).toContain('S3_ACCESS_KEY_ID and S3_CREDENTIALS_URL are both set');
  });

  test('are refused without an expiry or a session token', async () => {
    for (const missing of ['Token', 'Expiration', 'AccessKeyId']) {
      const reply = { ...temporaryCredentials(new Date(start)), [missing]: undefined };
      agent.respond = status(200, json, JSON.stringify(reply));
      await expect(keys()()).rejects.toThrow('did not answer with temporary credentials');
    }
  });
});
