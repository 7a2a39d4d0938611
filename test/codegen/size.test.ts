import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { operations as erpOperations } from '../../generated/erp/operations.js';
import { operations as kycOperations } from '../../generated/kyc/operations.js';
import { baselinePath } from '../../scripts/codegen/drift-report.js';
import { emitContract, loadContract } from '../../scripts/codegen/index.js';
import { contractNames, generatedFiles, isCommitted } from '../../scripts/codegen/lock.mjs';
import { describe, expect, test } from '../support/jest.js';
import { at, changed, projectRoot } from './contract.js';

/** The files grow with the contracts. */
const operationCount = Object.keys({ ...erpOperations, ...kycOperations }).length;

const linesOf = (path: string): number =>
  readFileSync(join(projectRoot, path), 'utf8').split('\n').length - 1;

/** Counts lines that only one text has, on both sides of the difference. */
function changedLines(before: string, after: string): number {
  const counts = new Map<string, number>();
  for (const line of before.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of after.split('\n')) counts.set(line, (counts.get(line) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

describe('the generated files', () => {
  test('are in git exactly where reviewers read them', () => {
    const args = ['ls-files', 'generated', 'sdk/*/generated/*'];
    const inGit = execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
    const committed = generatedFiles(projectRoot).filter(isCommitted);
    expect(inGit.trim().split('\n').sort()).toEqual(committed.sort());
  });

  test('have at most 67 lines for each operation in git, with the released contracts', () => {
    const baselines = contractNames(projectRoot).map(baselinePath);
    const committed = [...generatedFiles(projectRoot).filter(isCommitted), ...baselines];
    const lines = committed.reduce((sum, path) => sum + linesOf(path), 0);
    expect(lines).toBeLessThanOrEqual(67 * operationCount);
  });

  test('of the server have at most 14,200 bytes for each operation', () => {
    const sizes = generatedFiles(projectRoot)
      .filter((path) => path.startsWith('generated/'))
      .map((path) => statSync(join(projectRoot, path)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(14_200 * operationCount);
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
