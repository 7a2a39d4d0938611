import type { ContractReport, DriftedFile, DriftReport } from '../../drift-report.js';
import { audienceText } from '../audiences.js';
import { type Change, isBreaking } from '../change.js';
import { rules } from '../rules.js';

const fileTexts: Readonly<Record<DriftedFile['state'], string>> = {
  missing: 'is missing',
  leftOver: 'is left over: nothing generates it',
  edited: 'was edited by hand',
  stale: 'is stale',
};

export const fileText = ({ path, state }: DriftedFile): string => `${path} ${fileTexts[state]}`;

/** Returns the audiences and the reason of a change, in words. */
export function verdictText({ rule, breaks }: Change): string {
  const audiences = breaks.length === 0 ? '' : `, breaks ${audienceText(breaks)}`;
  return `${rule}${audiences}: ${rules[rule].reason}`;
}

function changeLine(name: string, change: Change): string {
  const { operation, place, detail } = change;
  const verdict = isBreaking(change) ? 'BREAKING' : 'compatible';
  return `${verdict} ${name}: ${operation} ${place}: ${detail} (${verdictText(change)})`;
}

function contractLines({ name, baseline, changes }: ContractReport): readonly string[] {
  if (changes === undefined) {
    return [`${name}: no baseline at ${baseline}; \`npm run drift -- --accept\` writes it`];
  }
  const broken = changes.filter((change) => isBreaking(change));
  const rest = changes.filter((change) => !isBreaking(change));
  return [
    ...[...broken, ...rest].map((change) => changeLine(name, change)),
    `${name}: ${broken.length} breaking and ${rest.length} compatible changes since the baseline`,
  ];
}

/** Returns a report for people, line by line. */
export function textLines({ files, generated, contracts }: DriftReport): readonly string[] {
  const wrong = files.filter(({ state }) => state !== 'leftOver').length;
  return [
    ...files.map((file) => `DRIFT ${fileText(file)}`),
    `generated files: ${generated - wrong} of ${generated} are as the contracts say`,
    ...contracts.flatMap(contractLines),
  ];
}
