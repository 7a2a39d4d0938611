import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../support/jest.js';

const folder = fileURLToPath(new URL('../../src/erp/', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(folder, path), 'utf8'))
  .join('\n');
const file = new URL('../../generated/erp/openapi.json', import.meta.url);
const { EventName } = JSON.parse(readFileSync(file, 'utf8')).components.schemas;
const listed: readonly string[] = EventName['x-extensible-enum'];

const found = (pattern: RegExp): readonly string[] =>
  [...sources.matchAll(pattern)].map(([, name = '']) => name);

test('The contract lists every type of event that a handler names', () => {
  const names = found(/event: '([a-z_]+\.[a-z_]+)'/g);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
});

test('The contract lists the types of every kind of record that can be changed', () => {
  const nouns = [...found(/eventNoun: '([a-z_]+)'/g), 'customer', 'vendor'];
  expect(nouns.length).toBeGreaterThan(8);
  expect(nouns.filter((noun) => !listed.includes(`${noun}.updated`))).toEqual([]);
});
