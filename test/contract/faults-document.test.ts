import { readFileSync } from 'node:fs';
import { expect, test } from '../support/jest.js';

const root = new URL('../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, root), 'utf8');

test('each row of the fault matrix names a test that exists', () => {
  const [, matrix = ''] = text('docs/faults.md').split('## Fault matrix');
  const rows = (matrix.split('## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.slice(2).map((row) => row.split(' | ').at(-1) ?? '');
  expect(cells.length).toBeGreaterThan(10);
  for (const cell of cells) {
    const files = [...cell.matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => text(path));
    expect([cell, files.length]).not.toEqual([cell, 0]);
    // In the code, titles have `%s` instead of the value.
    for (const [, title = ''] of cell.matchAll(/"([^"]+)"/g)) {
      const written = title.replace(/«[^»]+»/, '«%s»');
      expect([cell, files.some((file) => file.includes(written))]).toEqual([cell, true]);
    }
  }
});
