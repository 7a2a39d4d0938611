import { isPublicAddress } from '../../src/kernel/webhooks/endpoints/addresses.js';
import {
  createGuard,
  type GuardOptions,
  UnsafeUrlError,
} from '../../src/kernel/webhooks/endpoints/guard.js';
import { describe, expect, test } from '../support/jest.js';

describe('isPublicAddress', () => {
  test.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '0:0:0:0:0:0:0:1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::FFFF:10.0.0.1',
    '0:0:0:0:0:ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:10::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:a00:1::1',
    '2002:808:808::1',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'febf::1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '2130706433',
    '127.1',
    '',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.1',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2001:4860:4860::8888',
    '2606:4700:4700::1111',
    '2a00:1450:4001:81b::200e',
    '::ffff:8.8.8.8',
    '::ffff:808:808',
    '64:ff9b::8.8.8.8',
  ])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

const publicly = () => Promise.resolve([{ address: '93.184.215.14', family: 4 }]);
const strict: GuardOptions = { allowsHttp: false, allowedHosts: [], resolve: publicly };

async function refusalOf(url: string, options = strict): Promise<string> {
  try {
    await createGuard(options).check(url);
    return '';
  } catch (error) {
    if (error instanceof UnsafeUrlError) return error.message;
    throw error;
  }
}

describe('a webhook URL', () => {
  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://127.0.1/',
    'https://127.0.0.1./',
    'https://0177.0.0.1/',
    'https://0177.1/',
    'https://0x7f.0.0.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://017700000001/',
    'https://0/',
    'https://%31%32%37.0.0.1/',
    'https://127。0。0。1/',
    'https://①②⑦.⓪.⓪.①/',
    'https://[::1]/',
    'https://[::]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::127.0.0.1]/',
    'https://[2002:7f00:1::]/',
    'https://[fd00:ec2::254]/latest/meta-data',
    'https://169.254.169.254/latest/meta-data',
    'https://0xa9fea9fe/',
    'https://2852039166/',
    'https://10.1.2.3:8443/hook',
    'https://100.100.100.200/',
  ])('%s is refused in every notation', async (url) => {
    expect(await refusalOf(url)).toContain('not public');
  });

  test('is refused on a port of mail or of another service that obeys text', async () => {
    for (const port of [22, 25, 465, 587, 6379, 11211]) {
      const url = `https://hooks.example.com:${port}/in`;
      expect(await refusalOf(url)).toContain(`port ${port}`);
      const allowedHosts = [`hooks.example.com:${port}`];
      expect(await refusalOf(url, { ...strict, allowedHosts })).toBe('');
    }
  });

  test.each([
    ['http://example.com/', 'https://'],
    ['ftp://example.com/', 'https://'],
    ['file:///etc/passwd', 'https://'],
    ['gopher://127.0.0.1:25/', 'https://'],
    ['javascript:alert(1)', 'https://'],
    ['https://user@example.com/', 'user name'],
    ['https://user:pass@example.com/', 'user name'],
    ['https://example.com@127.0.0.1/', 'user name'],
    ['https://example.com/#part', 'fragment'],
    ['https://[fe80::1%25eth0]/', 'no address'],
    ['https://127.0.0.256/', 'no address'],
    ['https:// /', 'no address'],
    ['example.com/hook', 'no address'],
    ['', 'no address'],
    [`https://example.com/${'a'.repeat(2048)}`, 'characters'],
  ])('%s is refused, and the error names the fault', async (url, reason) => {
    expect(await refusalOf(url)).toContain(reason);
  });

  test('with a public address is accepted on any port, with the resolved address', async () => {
    const target = await createGuard(strict).check('https://hooks.example.com:8443/in?key=1');
    expect(target.url.href).toBe('https://hooks.example.com:8443/in?key=1');
    expect(target.addresses).toEqual([{ address: '93.184.215.14', family: 4 }]);
    expect(await refusalOf('https://8.8.8.8/')).toBe('');
    expect(await refusalOf('http://example.com/', { ...strict, allowsHttp: true })).toBe('');
  });
});

describe('a host name', () => {
  const resolving = (...addresses: string[]) => ({
    ...strict,
    resolve: () =>
      Promise.resolve(
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  });

  test('with one private address among public ones is refused', async () => {
    const url = 'https://hooks.example.com/';
    expect(await refusalOf(url, resolving('8.8.8.8', '2606:4700::1'))).toBe('');
    for (const bad of ['127.0.0.1', '::1', '10.0.0.1', 'fe80::1', '::ffff:10.0.0.1']) {
      expect(await refusalOf(url, resolving('8.8.8.8', bad))).toContain('not public');
    }
  });

  test('without an address is refused', async () => {
    expect(await refusalOf('https://nowhere.example.com/', resolving())).toContain('no address');
  });

  test('allowed by the operator may be private, on the allowed port', async () => {
    const inside = {
      ...resolving('10.0.0.1'),
      allowedHosts: ['hooks.internal:8443', '[::1]:9', 'all'],
    };
    expect(await refusalOf('https://hooks.internal:8443/', inside)).toBe('');
    expect(await refusalOf('https://HOOKS.internal:8443/', inside)).toBe('');
    expect(await refusalOf('https://hooks.internal/', inside)).toContain('not public');
    expect(await refusalOf('https://hooks.internal.evil.example:8443/', inside)).toContain('not');
    expect(await refusalOf('https://[::1]:9/', inside)).toBe('');
    expect(await refusalOf('https://all:1/', inside)).toBe('');
    // The list allows hosts, not schemes.
    expect(await refusalOf('http://hooks.internal:8443/', inside)).toContain('https://');
  });

  test('of the local machine is refused unless allowed', async () => {
    const guard = createGuard({ allowsHttp: true, allowedHosts: [] });
    await expect(guard.check('http://localhost:1/')).rejects.toBeInstanceOf(UnsafeUrlError);
    const allowing = createGuard({ allowsHttp: true, allowedHosts: ['localhost'] });
    expect((await allowing.check('http://localhost:1/')).addresses.length).toBeGreaterThan(0);
  });
});
