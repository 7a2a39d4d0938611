import { type Lock, licenseFaults, licensesPage } from '../../scripts/lint/licenses.js';
import { describe, expect, test } from '../support/jest.js';

const lockOf = (license: string | undefined, more: object = {}, name = 'planted'): Lock => ({
  packages: {
    '': { license: 'MIT' },
    [`node_modules/${name}`]: { version: '1.0.0', ...(license && { license }), ...more },
  },
});

describe('licences of packages', () => {
  test.each([['GPL-3.0-only'], ['MIT AND GPL-3.0-only'], ['LGPL-3.0-or-later'], ['UNLICENSED']])(
    '%s is not accepted',
    (license) => {
      expect(licenseFaults(lockOf(license))).toEqual([
        `planted has the licence ${license}, which scripts/lint/licenses.ts does not accept`,
      ]);
    },
  );

  test('a package that names none is refused', () => {
    expect(licenseFaults(lockOf(undefined))).toEqual([
      'planted names no licence: look for it in the package, and add it to scripts/lint/licenses.ts',
    ]);
  });

  test('one of several alternatives is enough, and an exception holds for its packages only', () => {
    expect(licenseFaults(lockOf('(GPL-2.0-only OR MIT)'))).toEqual([]);
    expect(licenseFaults(lockOf('LGPL-3.0-or-later', {}, '@img/sharp-libvips-x'))).toEqual([]);
  });

  test('the page leaves out packages of development', () => {
    expect(licenseFaults(lockOf('GPL-3.0-only', { dev: true }))).toEqual([]);
    expect(licensesPage(lockOf('GPL-3.0-only', { dev: true }))).not.toContain('planted');
    expect(licensesPage(lockOf('MIT'))).toContain('| MIT | planted 1.0.0 |');
  });
});
