import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '../support/jest.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/**
 * The last requirement of levels 1 and 2 in each section of version 5.0.0. In every section the requirements of level 3 come
 * after them, and sections that are not listed have no others.
 */
const sections: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

const page = read('docs/asvs.md');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = '', words = '', status = '', shown = '']) => ({ number, words, status, shown }),
);

/** The files that a cell names, and the pages that it links to. */
const filesIn = (text: string): string[] => [
  ...[...text.matchAll(/`((?:test|src)\/[^`]+)`/g)].map(([, path = '']) => path),
  ...[...text.matchAll(/\]\((?!http|#)([^)#]+)(?:#[^)]*)?\)/g)].map(
    ([, path = '']) => `docs/${path}`,
  ),
];

describe('the table of ASVS 5.0', () => {
  test('has each number of levels 1 and 2 once, in order', () => {
    const numbers = Object.entries(sections).flatMap(([section, last]) =>
      Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
    );
    expect(numbers).toHaveLength(253);
    const byNumber = (text: string) =>
      text.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
    expect(rows.map(({ number }) => number)).toEqual(
      numbers.sort((a, b) => byNumber(a) - byNumber(b)),
    );
  });

  test('gives each one a status, and its counts are right', () => {
    const count = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
    const [met, none, open] = ['met', 'not applicable', 'open'].map(count);
    expect((met ?? 0) + (none ?? 0) + (open ?? 0)).toBe(rows.length);
    expect(page.replace(/\s+/g, ' ')).toContain(
      `Of ${rows.length} requirements ${met} are met, ${none} not applicable and ${open} open.`,
    );
  });

  test('names tests, files and pages that exist', () => {
    const missing = rows.flatMap(({ number, shown }) =>
      filesIn(shown)
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${number}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('names a reason for each requirement, and a test for those of login, sessions and uploads', () => {
    expect(rows.filter(({ shown }) => shown.trim() === '')).toEqual([]);
    const tested = /^(?:5\.[234]|6\.2|7\.[2345]|10\.[125])\./;
    const untested = rows.filter(
      ({ number, shown, status }) =>
        status === 'met' && tested.test(number) && !/`test\//.test(shown),
    );
    expect(untested).toEqual([]);
  });
});

test('the threat model names tests that exist, and every boundary has threats', () => {
  const model = read('docs/threat-model.md');
  const named = [...model.matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const threats = /^## Threats\n([\s\S]*?)^## /m.exec(model)?.[1] ?? '';
  const boundaries = threats.split(/^### /m).slice(1);
  expect(boundaries).toHaveLength(6);
  for (const boundary of boundaries) expect(boundary).toMatch(/^\| [STRIDE]/m);
});
