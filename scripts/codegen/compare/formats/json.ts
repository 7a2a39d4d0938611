import type { DriftReport } from '../../drift-report.js';
import { type Audience, audiences } from '../audiences.js';
import { type Change, isBreaking } from '../change.js';
import { rules } from '../rules.js';
import { locateChanges } from './locations.js';

type Verdict = 'breaking' | 'compatible' | 'unchanged';

export function verdictFor(changes: readonly Change[], audience: Audience): Verdict {
  if (changes.length === 0) return 'unchanged';
  return changes.some((change) => isBreaking(change, audience)) ? 'breaking' : 'compatible';
}

/** Returns a report for programs, as JSON. */
export function jsonText(root: string, report: DriftReport): string {
  const contracts = report.contracts.map(({ name, changes }) => {
    if (changes === undefined) return { name, hasBaseline: false, verdicts: {}, changes: [] };
    const locate = locateChanges(root, name);
    return {
      name,
      hasBaseline: true,
      verdicts: Object.fromEntries(audiences.map((one) => [one, verdictFor(changes, one)])),
      changes: changes.map((change) => {
        return { ...change, reason: rules[change.rule].reason, ...locate(change) };
      }),
    };
  });
  const { isClean, files } = report;
  return `${JSON.stringify({ isClean, files, contracts }, undefined, 2)}\n`;
}
