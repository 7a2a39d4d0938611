import { generateKeyPairSync } from 'node:crypto';
import { loadConfig } from '../../src/kernel/config/config.js';
import { ConfigError } from '../../src/kernel/config/readers.js';
import { expect, test } from '../support/jest.js';

const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});
const dkim = { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'n1', DKIM_KEY: String(key) };
const mail = { SMTP_URL: 'smtp://app:h%40sh@smtp.example.com', MAIL_FROM: 'mail@example.com' };

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

test('without SMTP_URL there are no mails', () => {
  expect(loadConfig({ MAIL_FROM: 'mail@example.com', ...dkim }).mail).toBeUndefined();
});

test('SMTP_URL and MAIL_FROM are read into the server, the login and the sender', () => {
  expect(loadConfig({ ...mail, ...dkim }).mail).toEqual({
    host: 'smtp.example.com',
    port: 587,
    isTls: false,
    needsTls: true,
    auth: { user: 'app', pass: 'h@sh' },
    from: { name: '', address: 'mail@example.com' },
    bounceAddress: 'mail@example.com',
    dkim: { domainName: 'example.com', keySelector: 'n1', privateKey: String(key).trim() },
    perHour: 200,
  });
  const named = { MAIL_FROM: '"Notaria" <mail@example.com>', MAIL_BOUNCE_ADDRESS: 'b@example.com' };
  const secure = { SMTP_URL: 'smtps://[::1]', MAILS_PER_HOUR: '7' };
  expect(loadConfig({ ...named, ...secure }).mail).toMatchObject({
    host: '::1',
    port: 465,
    isTls: true,
    auth: undefined,
    from: { name: 'Notaria', address: 'mail@example.com' },
    bounceAddress: 'b@example.com',
    perHour: 7,
  });
});

test('a mail server on another machine needs TLS, unless ALLOW_PLAINTEXT waives it', () => {
  const needsTls = (env: NodeJS.ProcessEnv) => loadConfig({ ...mail, ...env }).mail?.needsTls;
  expect(needsTls({})).toBe(true);
  expect(needsTls({ ALLOW_PLAINTEXT: 'mail' })).toBe(false);
  expect(needsTls({ SMTP_URL: 'smtp://127.0.0.1:25' })).toBe(false);
});

test('the line ends of a key in a variable may be written as \\n', () => {
  const DKIM_KEY = String(key).trim().replaceAll('\n', '\\n');
  expect(loadConfig({ ...mail, ...dkim, DKIM_KEY }).mail?.dkim?.privateKey).toBe(
    String(key).trim(),
  );
});

test.each([
  ['an address of another kind', { SMTP_URL: 'https://hush@example.com' }, /^SMTP_URL must be/],
  ['no sender', { MAIL_FROM: '' }, /^MAIL_FROM is required/],
  ['a sender with a line break', { MAIL_FROM: 'A\nBcc: b <a@example.com>' }, /^MAIL_FROM/],
  ['a sender that is no address', { MAIL_FROM: 'Notaria' }, /^MAIL_FROM/],
  ['a wrong bounce address', { MAIL_BOUNCE_ADDRESS: 'x' }, /^MAIL_BOUNCE_ADDRESS/],
  ['a key without its domain', { DKIM_KEY: 'hush' }, /^DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY/],
  ['a key that is none', { ...dkim, DKIM_KEY: 'hush' }, /^DKIM_KEY must be/],
  ['a wrong domain', { ...dkim, DKIM_DOMAIN: 'a b' }, /^DKIM_DOMAIN must be/],
  ['no mail in an hour', { MAILS_PER_HOUR: '0' }, /^MAILS_PER_HOUR/],
])('%s is refused, and no secret is repeated', (_what, env, message) => {
  const faults = faultsOf({ ...mail, ...env });
  expect(faults).toEqual([expect.stringMatching(message)]);
  expect(faults.join()).not.toContain('hush');
});

test('production needs PUBLIC_URL for the links in mails', () => {
  const faults = faultsOf({ ...mail, NODE_ENV: 'production' });
  expect(faults).toContainEqual(expect.stringMatching(/^PUBLIC_URL is required with SMTP_URL/));
});
