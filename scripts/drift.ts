import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { documentText } from './codegen/bundle/bundle.js';
import { annotationLines, commentText } from './codegen/compare/formats/github.js';
import { jsonText } from './codegen/compare/formats/json.js';
import { textLines } from './codegen/compare/formats/text.js';
import { baselinePath, type DriftReport, driftReport } from './codegen/drift-report.js';
import { loadContract } from './codegen/index.js';
import { contractNames } from './codegen/lock.mjs';
import { assertContracts, ContractError } from './contract-rules/check.js';

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    github: { type: 'boolean', default: false },
    comment: { type: 'string' },
    root: { type: 'string' },
  },
});
const root = values.root ?? fileURLToPath(new URL('..', import.meta.url));

/** Makes the contracts as they are now what later changes are measured against. */
async function acceptBaselines(): Promise<void> {
  await assertContracts(root);
  for (const name of contractNames(root)) {
    const model = await loadContract(root, name);
    const path = join(root, baselinePath(name));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, documentText(model.document));
    process.stderr.write(`${baselinePath(name)} written\n`);
  }
}

const writeLines = (lines: readonly string[]): void => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};

async function writeComment(report: DriftReport): Promise<void> {
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (values.comment !== undefined) await writeFile(values.comment, commentText(report));
  else if (summary !== undefined) await appendFile(summary, commentText(report));
  else process.stdout.write(`\n${commentText(report)}`);
}

/** @returns 1 if generated files differ, 2 if they do not but a change breaks an audience, else 0 */
async function reportDrift(): Promise<number> {
  if (values.accept) await acceptBaselines();
  const report = await driftReport({ root });
  if (values.json) process.stdout.write(jsonText(root, report));
  else if (values.github) writeLines(annotationLines(root, report));
  else writeLines(textLines(report));
  if (values.github || values.comment !== undefined) await writeComment(report);
  if (report.files.length > 0) return 1;
  return report.isClean ? 0 : 2;
}

try {
  process.exitCode = await reportDrift();
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
