import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '../support/jest.js';
import { root } from './support.js';

interface Evidence {
  readonly file: string;
  readonly titles: readonly string[];
}

/** Returns the tests that a cell names: each file in backticks, and the titles in quotes behind it. */
function evidenceIn(cell: string): Evidence[] {
  return [...cell.matchAll(/`([^`]+)`([^`]*)/g)].map(([, file = '', rest = '']) => {
    const titles = [...rest.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title);
    return { file, titles };
  });
}

/** The rows of the fault matrix, by the fault. */
function readMatrix(): ReadonlyMap<string, Evidence[]> {
  const page = readFileSync(join(root, 'docs/faults.md'), 'utf8');
  const [, section = ''] = /## Fault matrix\n([\s\S]*?)\n## /.exec(page) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return new Map(
    rows.slice(2).map((row) => {
      const cells = row.slice(2, -2).split(' | ');
      return [cells[0] ?? '', evidenceIn(cells.at(-1) ?? '')];
    }),
  );
}

/** Returns true if a test of the source has a title that contains the text. */
function hasTitle(source: string, text: string): boolean {
  const titles = [...source.matchAll(/(['"])((?:(?!\1).)+)\1,\s*(?:async\s*)?\(/g)];
  // The values that a title of `test.each` may hold: texts, and names of members.
  const values = [...source.matchAll(/'([^'\n]+)'|\b(\w+): /g)].map(
    ([, value, name]) => value ?? name ?? '',
  );
  return titles.some(
    ([, , title = '']) =>
      title.includes(text) ||
      (title.includes('%s') && values.some((value) => title.replace('%s', value).includes(text))),
  );
}

describe('the fault matrix', () => {
  test.each([...readMatrix()])('names tests that exist: %s', (_fault, evidence) => {
    expect(evidence.length).toBeGreaterThan(0);
    for (const { file, titles } of evidence) {
      const source = readFileSync(join(root, file), 'utf8');
      const found = titles.filter((title) => hasTitle(source, title));
      expect([file, found]).toEqual([file, titles]);
      expect([file, titles.length > 0]).toEqual([file, true]);
    }
  });
});
