import { features } from './contract.js';
import { type Consumer, consumers } from './feature.js';
import { refusedFeatures } from './rows/refused.js';
import { yamlExample } from './yaml-example.js';

type Feature = (typeof features)[number];

/** Returns true if a consumer has to do with a feature. */
export function concerns(consumer: Consumer, feature: Feature): boolean {
  if ('schema' in feature) return true;
  if ('parameter' in feature) return consumer !== 'reply validator' && consumer !== 'serializer';
  if ('webhooks' in feature)
    return ['lint', 'drift'].includes(consumer) || feature.contains[consumer] !== undefined;
  if (['lint', 'MCP tool', 'mock', 'drift'].includes(consumer)) return true;
  return feature.contains[consumer] !== undefined;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The file of the examples, beside docs/contracts.md. */
export const examplesFile = 'contract-features.md';

/** Returns the anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const linkOf = ({ name }: Feature): string => `[${name}](${examplesFile}#${anchorOf(name)})`;

/** The tables of docs/contracts.md. */
export function featureTables(): string {
  const marks = features.map((feature) =>
    row([linkOf(feature), ...consumers.map((one) => (concerns(one, feature) ? 'yes' : '–'))]),
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

const kinds: readonly (readonly [string, string, (feature: Feature) => boolean])[] = [
  [
    'Schemas',
    'Each schema is that of the member `value` of an object. The components that it refers to stand below `schemas`.',
    (feature) => 'schema' in feature,
  ],
  ['Parameters', 'Each parameter belongs to one operation.', (feature) => 'parameter' in feature],
  [
    'Operations',
    'Each operation has, beside these members, those that every operation needs.',
    (feature) => 'operation' in feature,
  ],
  [
    'Webhooks',
    'Each webhook stands in a module file, beside its paths.',
    (feature) => 'webhooks' in feature,
  ],
];

/** The text of docs/contract-features.md: an example of each feature, which the tests of the feature use. */
export function featureExamples(): string {
  const sections = kinds.flatMap(([title, text, isOfKind]) => [
    `## ${title}\n\n${text}`,
    ...features
      .filter(isOfKind)
      .map((feature) => `### ${feature.name}\n\n\`\`\`yaml\n${yamlExample(feature)}\n\`\`\``),
  ]);
  const lead =
    'The parts of a contract that each [feature](contracts.md#features-of-schemas-and-operations) consists of. The tests in\n`test/codegen/features/` use the same parts and write this page (`UPDATE_DOCS=1`).';
  return `${['# Examples of contract features', lead, ...sections].join('\n\n')}\n`;
}
