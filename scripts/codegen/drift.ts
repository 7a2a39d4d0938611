import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ContractError, readContracts } from '../contract-rules/check.js';
import { baselineText } from './bundle/bundle.js';
import { annotationLines, commentText } from './compare/formats/github.js';
import { jsonText } from './compare/formats/json.js';
import { textLines } from './compare/formats/text.js';
import { baselinePath, type DriftReport, driftReport } from './drift-report.js';
import { takeTimings } from './program/timings.js';

/** Writes the current contracts as the baseline for later changes. */
async function acceptBaselines(root: string): Promise<void> {
  for (const [name, document] of Object.entries(await readContracts(root))) {
    const path = join(root, baselinePath(name));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, baselineText(document));
    process.stderr.write(`${baselinePath(name)} written\n`);
  }
}

const writeLines = (lines: readonly string[]): void => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};

async function writeComment(report: DriftReport, file: string | undefined): Promise<void> {
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (file !== undefined) await writeFile(file, commentText(report));
  else if (summary !== undefined) await appendFile(summary, commentText(report));
  else process.stdout.write(`\n${commentText(report)}`);
}

const options = {
  accept: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  github: { type: 'boolean', default: false },
  comment: { type: 'string' },
  root: { type: 'string' },
  timings: { type: 'boolean', default: false },
} as const;

/**
 * Reports drift in the requested format. It generates every file again, without results of earlier runs.
 *
 * @returns 1 if generated files differ or a contract has faults, 2 if a change breaks an audience, else 0
 */
export async function drift(args: readonly string[], toolRoot: string): Promise<number> {
  const { values } = parseArgs({ args: [...args], options });
  const { root = toolRoot } = values;
  try {
    if (values.accept) await acceptBaselines(root);
    const report = await driftReport({ root });
    if (values.json) process.stdout.write(jsonText(root, report));
    else if (values.github) writeLines(annotationLines(root, report));
    else writeLines(textLines(report));
    if (values.github || values.comment !== undefined) await writeComment(report, values.comment);
    if (values.timings) writeLines(takeTimings());
    if (report.files.length > 0) return 1;
    return report.isClean ? 0 : 2;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
