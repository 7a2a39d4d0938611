import { features } from './contract.js';
import { type Consumer, consumers } from './feature.js';
import { refusedFeatures } from './rows/operations.js';

/** Returns true if a consumer has to do with a feature. */
export function concerns(consumer: Consumer, feature: (typeof features)[number]): boolean {
  if ('schema' in feature) return true;
  if ('parameter' in feature) return consumer !== 'reply validator' && consumer !== 'serializer';
  if (['lint', 'MCP tool', 'mock', 'drift'].includes(consumer)) return true;
  return feature.contains[consumer] !== undefined;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The tables of docs/contracts.md. */
export function featureTables(): string {
  const marks = features.map((feature) =>
    row([feature.name, ...consumers.map((one) => (concerns(one, feature) ? 'yes' : '–'))]),
  );
  const refused = refusedFeatures.map(({ name, says }) => row([name, 'refused', says]));
  return [
    row(['Feature', ...consumers]),
    row(['Feature', ...consumers].map(() => '---')),
    ...marks,
    '',
    row(['Feature', 'Lint', 'Write instead']),
    row(['---', '---', '---']),
    ...refused,
  ].join('\n');
}
