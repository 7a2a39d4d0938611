import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emitContract, loadContract } from '../../scripts/codegen/index.js';
import { generatedFiles } from '../../scripts/codegen/lock.mjs';
import { describe, expect, test } from '../support/jest.js';
import { at, changed, projectRoot } from './contract.js';

const serverFiles = (): readonly string[] =>
  generatedFiles(projectRoot).filter((path) => path.startsWith('generated/'));

/** Counts lines that only one text has, on both sides of the difference. */
function changedLines(before: string, after: string): number {
  const counts = new Map<string, number>();
  for (const line of before.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of after.split('\n')) counts.set(line, (counts.get(line) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

describe('the generated files of the server', () => {
  test('have at most 65,000 lines and 3 MB', () => {
    const texts = serverFiles().map((path) => readFileSync(join(projectRoot, path), 'utf8'));
    const lines = texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    expect(lines).toBeLessThanOrEqual(65_000);
    expect(bytes).toBeLessThanOrEqual(3 * 2 ** 20);
  });

  test('change by at most 200 lines when a schema gains a member', async () => {
    const model = await loadContract(projectRoot, 'erp');
    const after = changed(model, (draft) => {
      const product = at(draft, 'components', 'schemas', 'Product');
      at(product, 'properties')['colour'] = { type: 'string', maxLength: 40, example: 'red' };
    });
    const [old, now] = await Promise.all([emitContract(model), emitContract(after)]);
    const counts = Object.keys(old).map((path) => changedLines(old[path] ?? '', now[path] ?? ''));
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(3);
    expect(total).toBeLessThanOrEqual(200);
  });
});
