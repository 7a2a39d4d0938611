import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/jest.js';
import { root } from './support.js';

test('docs/handlers.md names functions that their files export', () => {
  const text = readFileSync(join(root, 'docs/handlers.md'), 'utf8');
  const [, table = ''] = /<!-- helpers -->([\s\S]*)<!-- end of helpers -->/.exec(text) ?? [];
  const rows = table.trim().split('\n').slice(2);
  expect(rows.length).toBeGreaterThan(8);
  const missing = rows.flatMap((row) => {
    const [, , functions = '', file = ''] = row.split('|');
    const path = join(root, file.trim().replaceAll('`', ''));
    const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const names = [...functions.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    return names.filter((name) => !new RegExp(`^export .*\\b${name}\\b`, 'm').test(source));
  });
  expect(missing).toEqual([]);
});
