import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onDemand } from '../../scripts/on-demand.mjs';
import { expect, test } from '../support/jest.js';

const biome = (await onDemand('tools')).resolve('@biomejs/biome/bin/biome');
const plugin = resolve('scripts/lint/literal-spread.grit');

/** Returns the columns of the refused literals in one line of code. */
function refusedIn(line: string): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'notaria-lint-'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [plugin] }));
  writeFileSync(join(folder, 'line.tsx'), line);
  const args = ['lint', '--only=plugin', '--colors=off', 'line.tsx'];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return [...`${stdout}${stderr}`.matchAll(/line\.tsx:1:(\d+) plugin/g)].map(([, at]) =>
    Number(at),
  );
}

test('a literal spread into a literal, a call or an element is refused', () => {
  expect(refusedIn('export const a = { ...{ b: 1 }, c: 2 };\n')).toEqual([23]);
  expect(refusedIn('export const a = [...[1, 2], 3];\n')).toEqual([22]);
  expect(refusedIn('export const a = { ...({ b: 1 }) };\n')).toEqual([23]);
  expect(refusedIn('export const a = f(...[1, 2]);\n')).toEqual([23]);
  expect(refusedIn("export const a = <b {...{ id: 'c' }} />;\n")).toEqual([25]);
});

test('a value, a condition and a call may be spread', () => {
  const line = 'export const a = { ...b, ...(c && { d: 1 }), e: [...f(), ...g] };\n';
  expect(refusedIn(line)).toEqual([]);
});
