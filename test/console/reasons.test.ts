import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '../support/jest.js';

const root = new URL('../../src/kyc', import.meta.url).pathname;
const words = new URL('../../src/console/pages/cases/reasons.ts', import.meta.url);

/** Codes of the server that no page shows: those of the lines of an examination, of faults and of advice. */
const others = new Set([
  'ADVISORY_ANTISPOOF',
  'ADVISORY_LIVENESS',
  'DOCUMENT_AUTHENTICITY',
  'FILE_METADATA',
  'FRONT_AND_BACK',
  'LEI_FORMAT',
  'NUMBER_FORMAT',
  'PRINTED_TEXT',
  'TAKE_AGAIN',
  'TOO_SMALL',
  'MRZ_COMPOSITE',
  'MRZ_DATE_OF_BIRTH',
  'MRZ_EXPIRY_DATE',
  'MRZ_NAMES',
  'MRZ_NUMBER',
  'MRZ_OPTIONAL',
  'MRZ_READ',
]);

/** The codes in the sources of the verification service. The names of elements in watchlists look like codes. */
async function codesOfServer(): Promise<ReadonlySet<string>> {
  const files = await readdir(root, { recursive: true });
  const sources = files.filter(
    (name) =>
      /^(?!.*node_modules).*\.ts$/.test(name) && !name.startsWith(join('watchlists', 'formats')),
  );
  const texts = await Promise.all(sources.map((name) => readFile(join(root, name), 'utf8')));
  const found = texts.join('\n').matchAll(/'([A-Z]+(?:_[A-Z]+)+)'/g);
  return new Set([...found].map(([, code = '']) => code).filter((code) => !others.has(code)));
}

describe('reason codes', () => {
  test.each(['en', 'es'] as const)('have a text in the console, in %s', async (language) => {
    const codes = await codesOfServer();
    expect(codes.has('COMPANY_NOT_FOUND')).toBe(true);
    const [, list = ''] = (await readFile(words, 'utf8')).split(`const ${language}: Words = {`);
    const known = list.slice(0, list.indexOf('};'));
    expect([...codes].filter((code) => !known.includes(`  ${code}: '`)).toSorted()).toEqual([]);
  });
});
