import type { ContractReport, DriftReport } from '../../drift-report.js';
import { audiences, audienceText } from '../audiences.js';
import { isBreaking } from '../change.js';
import { rules } from '../rules.js';
import { groupChanges, operationText } from './groups.js';
import { verdictFor } from './json.js';
import { locateChanges } from './locations.js';
import { fileText, verdictText } from './text.js';

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapedPath = (path: string): string =>
  escaped(path).replaceAll(':', '%3A').replaceAll(',', '%2C');

const annotation = (file: string, line: number, message: string): string =>
  `::error file=${escapedPath(file)},line=${line}::${escaped(message)}`;

/** Returns an annotation of GitHub for each file that differs and each breaking change. */
export function annotationLines(root: string, report: DriftReport): readonly string[] {
  const files = report.files.map((file) => {
    return annotation(file.path, 1, `${fileText(file)}. Run npm run codegen.`);
  });
  const changes = report.contracts.flatMap(({ name, changes = [] }) => {
    const locate = locateChanges(root, name);
    const broken = changes.filter((change) => isBreaking(change));
    return groupChanges(broken).map(({ change, operations }) => {
      const { file, line } = locate(change);
      const { place, detail } = change;
      const where = `${operationText(operations)} ${place}`;
      return annotation(file, line, `${where}: ${detail} (${verdictText(change)})`);
    });
  });
  return [...files, ...changes];
}

/** A comment on GitHub has at most 65,536 characters. */
const mostRows = 150;
const longestCell = 120;

/** Returns the text as code in a cell of a table. */
function code(text: string): string {
  const short = text.length > longestCell ? `${text.slice(0, longestCell)}…` : text;
  return `\`${short.replaceAll('`', "'").replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')}\``;
}

function contractSection({ name, changes }: ContractReport): readonly string[] {
  if (changes === undefined) return [`### ${name}`, '', 'No baseline to compare with.', ''];
  if (changes.length === 0) return [`### ${name}`, '', 'No changes since the last release.', ''];
  const broken = audiences.filter((one) => verdictFor(changes, one) === 'breaking');
  const groups = groupChanges(changes);
  const sorted = [
    ...groups.filter(({ change }) => isBreaking(change)),
    ...groups.filter(({ change }) => !isBreaking(change)),
  ];
  const rows = sorted.slice(0, mostRows).map(({ change, operations }) => {
    const { place, before, after, rule, breaks } = change;
    const breaking = breaks.length === 0 ? '' : `**${audienceText(breaks)}**`;
    const where = `${operationText(operations)}: ${code(place)}`;
    const why = `${rules[rule].reason} (${code(rule)})`;
    return `| ${where} | ${code(before)} | ${code(after)} | ${breaking} | ${why} |`;
  });
  const more = sorted.length - rows.length;
  return [
    `### ${name}`,
    '',
    broken.length === 0 ? 'Compatible.' : `Breaks ${audienceText(broken)}.`,
    '',
    '| Change | Before | After | Breaks | Reason |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    ...(more > 0 ? [`${more} further changes: \`npm run drift\` lists them.`, ''] : []),
  ];
}

/** Returns a comment on a pull request, as Markdown. */
export function commentText({ files, contracts }: DriftReport): string {
  const drifted = files.map((file) => `- ${fileText(file)}`);
  return [
    '## Contracts',
    '',
    ...(drifted.length > 0 ? ['Run `npm run codegen`:', '', ...drifted, ''] : []),
    ...contracts.flatMap(contractSection),
  ].join('\n');
}
